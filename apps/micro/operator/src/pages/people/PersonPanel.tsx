import { useLingui } from '@lingui/react';
import type { PasswordLink } from '@portal/api-client/contract/operator';
import { RowAction, useAct } from '@portal/embed/react-queries';
import { ActionButton, useFormatters } from '@portal/ui';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import form from '../../components/form.module.css';
import { LinkNote } from '../../components/LinkNote.tsx';
import { personQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { PersonAgreements } from './PersonAgreements.tsx';
import { PersonCompanies } from './PersonCompanies.tsx';
import { Sessions } from './Sessions.tsx';
import { PersonState } from './usePeopleColumns.tsx';

export type PersonPanelProps = { userId: string; onClose: () => void };

/** One person: how they are reached, where they work and are signed in, and whether they may come in. */
export function PersonPanel({ userId, onClose }: PersonPanelProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const query = useQuery(personQuery(api, userId));
  const [link, setLink] = useState<PasswordLink>();
  const makeLink = useAct({
    run: () => api.makeOperatorPasswordLink({ userId }),
    asks: [],
    onDone: setLink,
  });
  const { person } = query.data ?? {};
  const name = person?.name || person?.userName || '';
  const isDisabled = person?.isDisabled ?? false;
  return (
    <DetailPanel
      title={name || i18n._({ id: 'operator.person', message: '人员' })}
      onClose={onClose}
      foot={
        person && (
          <>
            <ActionButton
              icon="key"
              disabled={makeLink.isPending}
              aria-busy={makeLink.isPending}
              onClick={() => makeLink.mutate()}
            >
              {i18n._({ id: 'operator.person.link', message: '生成设置密码的地址' })}
            </ActionButton>
            <RowAction
              label={
                isDisabled
                  ? i18n._({ id: 'operator.person.enable', message: '启用' })
                  : i18n._({ id: 'operator.person.disable', message: '停用' })
              }
              asks={[['queryOperatorPeoplePage'], ['person', userId]]}
              said={
                isDisabled
                  ? i18n._({ id: 'operator.person.enabledNow', message: '账号已启用' })
                  : i18n._({ id: 'operator.person.disabledNow', message: '账号已停用，已退出所有设备' })
              }
              {...(!isDisabled && {
                question: {
                  title: i18n._({
                    id: 'operator.person.disableTitle',
                    message: '停用“{name}”？',
                    values: { name },
                  }),
                  message: i18n._({
                    id: 'operator.person.disableText',
                    message: '对方会立即退出所有设备和所有企业，之后可以重新启用。',
                  }),
                },
              })}
              run={() => api.disableOperatorPerson({ userId, isDisabled: !isDisabled })}
            />
          </>
        )
      }
    >
      <QueryStates isRecord query={query}>
        {({ person: shown, companies, sessions, agreements }) => (
          <div className={form.panel}>
            {link && <LinkNote link={link} />}
            <dl className={form.facts}>
              <dt>{i18n._({ id: 'operator.state', message: '状态' })}</dt>
              <dd>
                <PersonState person={shown} />
              </dd>
              <dt>{i18n._({ id: 'operator.person.account', message: '登录账号' })}</dt>
              <dd>{shown.userName}</dd>
              <dt>{i18n._({ id: 'operator.person.contact', message: '联系方式' })}</dt>
              <dd>{[shown.email, shown.phone].filter(Boolean).join(' / ') || '—'}</dd>
              <dt>{i18n._({ id: 'operator.person.since', message: '加入时间' })}</dt>
              <dd>{format.dateTime(shown.createdAt)}</dd>
            </dl>
            <PersonCompanies companies={companies} />
            <PersonAgreements agreements={agreements} />
            <Sessions userId={userId} sessions={sessions} />
          </div>
        )}
      </QueryStates>
    </DetailPanel>
  );
}
