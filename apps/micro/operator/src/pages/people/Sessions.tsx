import { useLingui } from '@lingui/react';
import type { OperatorSession } from '@portal/api-client/contract/operator';
import { RowAction } from '@portal/embed/react-queries';
import { useFormatters } from '@portal/ui';
import form from '../../components/form.module.css';
import { useApi } from '../../useApi.ts';

export type SessionsProps = { userId: string; sessions: readonly OperatorSession[] };

/** Where a person is signed in; each can be ended, or all at once. */
export function Sessions({ userId, sessions }: SessionsProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const heading = i18n._({ id: 'operator.sessions', message: '登录设备' });
  const asks = [['queryOperatorPeoplePage'], ['person', userId]];
  const ended = i18n._({ id: 'operator.sessions.ended', message: '登录已结束' });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section aria-label={heading}>
      <h3 className={form.heading}>{heading}</h3>
      {sessions.length === 0 && (
        <p className={form.hint}>{i18n._({ id: 'operator.sessions.none', message: '当前没有登录。' })}</p>
      )}
      <ul className={form.list}>
        {sessions.map(({ sessionId, browser, system, address, companyName, lastUsedAt, isCurrent }) => {
          const device =
            [browser, system].filter(Boolean).join(' · ') ||
            i18n._({ id: 'operator.sessions.unknown', message: '未知设备' });
          return (
            <li key={sessionId} className={form.item}>
              <span>
                <span className={form.itemTitle}>{device}</span>
                <span className={form.itemMeta}>
                  {[companyName, address, lastUsedAt && format.dateTime(lastUsedAt)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {isCurrent ? (
                <span className={form.itemMeta}>
                  {i18n._({ id: 'operator.sessions.current', message: '当前设备' })}
                </span>
              ) : (
                <RowAction
                  label={i18n._({ id: 'operator.sessions.end', message: '结束' })}
                  fullLabel={i18n._({
                    id: 'operator.sessions.endNamed',
                    message: '结束 {device} 的登录',
                    values: { device },
                  })}
                  asks={asks}
                  said={ended}
                  run={() => api.endOperatorSessions({ userId, sessionId })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <div className={form.actions}>
          <RowAction
            label={i18n._({ id: 'operator.sessions.endAll', message: '结束全部登录' })}
            asks={asks}
            said={ended}
            question={{
              title: i18n._({ id: 'operator.sessions.endAllTitle', message: '结束全部登录？' }),
              message: i18n._({
                id: 'operator.sessions.endAllText',
                message: '对方的所有设备会立即退出，可以重新登录。',
              }),
            }}
            run={() => api.endOperatorSessions({ userId })}
          />
        </div>
      )}
    </section>
  );
}
