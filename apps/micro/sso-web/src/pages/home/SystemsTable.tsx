import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, SystemIcon, useFormatters } from '@portal/ui';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import table from '../../components/table.module.css';
import classes from './HomePage.module.css';
import { expiryOf, type SystemState, systemState } from './systemState.ts';

const TONES: Record<SystemState, Tone> = {
  ready: 'success',
  deploying: 'primary',
  disabled: 'danger',
  abandoned: 'neutral',
  'no-package': 'warning',
};

const SOON_MS = 30 * 86_400_000;

export type SystemsTableProps = { systems: readonly SystemEntry[] };

/** The company's systems: package, state, end of service, and a way in. */
export function SystemsTable({ systems }: SystemsTableProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const format = useFormatters();
  const states: Record<SystemState, string> = {
    ready: i18n._({ id: 'sso.system.ready', message: '使用中' }),
    deploying: i18n._({ id: 'sso.system.deploying', message: '部署中' }),
    disabled: i18n._({ id: 'sso.system.disabled', message: '已停用' }),
    abandoned: i18n._({ id: 'sso.system.abandoned', message: '已作废' }),
    'no-package': i18n._({ id: 'sso.system.noPackage', message: '未购买套餐' }),
  };
  const heading = i18n._({ id: 'sso.systems', message: '我的系统' });

  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>
        {heading}
        <span className={classes.count}>{systems.length}</span>
      </h2>
      {systems.length === 0 ? (
        <EmptyState
          title={i18n._({ id: 'sso.systems.empty', message: '还没有订购系统' })}
          text={i18n._({ id: 'sso.systems.emptyText', message: '订购后，系统会出现在这里。' })}
        />
      ) : (
        <div className={table.frame}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{i18n._({ id: 'sso.system.name', message: '系统' })}</th>
                <th scope="col">{i18n._({ id: 'sso.system.package', message: '套餐' })}</th>
                <th scope="col">{i18n._({ id: 'sso.system.state', message: '状态' })}</th>
                <th scope="col">{i18n._({ id: 'sso.system.expires', message: '到期日' })}</th>
                <th scope="col">
                  <span className={classes.hidden}>
                    {i18n._({ id: 'sso.system.actions', message: '操作' })}
                  </span>
                </th>
              </tr>
            </thead>
            <tbody>
              {systems.map((system) => {
                const state = systemState(system);
                const expires = expiryOf(system);
                const name = system.name ?? system.systemName ?? system.systemCode;
                return (
                  <tr key={system.serviceId}>
                    <td>
                      <span className={classes.system}>
                        <SystemIcon code={system.systemCode} size="small" />
                        {name}
                      </span>
                    </td>
                    <td className={table.muted}>{system.packageName ?? '—'}</td>
                    <td>
                      <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
                    </td>
                    <td className={classes[urgencyOf(expires)]}>{format.date(expires)}</td>
                    <td className={table.number}>
                      {state === 'ready' && (
                        <button
                          type="button"
                          className={classes.open}
                          aria-label={i18n._({
                            id: 'sso.system.openNamed',
                            message: '打开{name}',
                            values: { name },
                          })}
                          onClick={() => guest.navigate({ path: '/', systemCode: system.systemCode })}
                        >
                          {i18n._({ id: 'sso.system.open', message: '打开' })}
                        </button>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function urgencyOf(expires: string | undefined): 'over' | 'soon' | 'later' {
  const left = expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires) - Date.now();
  return left < 0 ? 'over' : left < SOON_MS ? 'soon' : 'later';
}
