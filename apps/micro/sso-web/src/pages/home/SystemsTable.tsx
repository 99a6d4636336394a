import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, useFormatters } from '@portal/ui';
import { type DataColumn, DataTable } from '@portal/ui/table';
import { PATHS } from '../purchase/paths.ts';
import { usePurchaseWords } from '../purchase/usePurchaseWords.ts';
import classes from './HomePage.module.css';
import { expiryOf, systemState } from './systemState.ts';
import { nameOf, useSystemColumns } from './useSystemColumns.tsx';

const SOON_MS = 30 * 86_400_000;

export type SystemsTableProps = { systems: readonly SystemEntry[] };

/** The company's systems: package, state, end of service, and a way in. */
export function SystemsTable({ systems }: SystemsTableProps) {
  const { i18n } = useLingui();
  const { guest, history } = useGuest();
  const format = useFormatters();
  const words = usePurchaseWords();
  const shared = useSystemColumns();
  const heading = i18n._({ id: 'sso.systems', message: '我的系统' });
  const columns: DataColumn<SystemEntry>[] = [
    shared.name,
    shared.package,
    shared.state,
    {
      key: 'expires',
      header: i18n._({ id: 'sso.system.expires', message: '到期日' }),
      cell: (system) => {
        const expires = expiryOf(system);
        return <span className={classes[urgencyOf(expires)]}>{format.date(expires)}</span>;
      },
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.system.actions', message: '操作' }),
      isNumeric: true,
      cell: (system) => (
        <span className={classes.actions}>
          {isToRenew(system) && (
            <button
              type="button"
              className={classes.open}
              aria-label={i18n._({
                id: 'sso.packages.actionNamed',
                message: '{action}{name}',
                values: { action: words.kind(buyingOf(system).kind), name: nameOf(system) },
              })}
              onClick={() => history.navigate(buyingOf(system).path)}
            >
              {words.kind(buyingOf(system).kind)}
            </button>
          )}
          {systemState(system) === 'ready' && (
            <button
              type="button"
              className={classes.open}
              aria-label={i18n._({
                id: 'sso.system.openNamed',
                message: '打开{name}',
                values: { name: nameOf(system) },
              })}
              onClick={() => guest.navigate({ path: '/', systemCode: system.systemCode })}
            >
              {i18n._({ id: 'sso.system.open', message: '打开' })}
            </button>
          )}
        </span>
      ),
    },
  ];

  return (
    <div>
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
        <DataTable
          label={heading}
          columns={columns}
          rows={systems}
          rowId={({ serviceId, systemCode }) => serviceId ?? systemCode}
        />
      )}
    </div>
  );
}

/** A service that is over or nearly so; what is abandoned cannot be had any more. */
function isToRenew(system: SystemEntry): boolean {
  return systemState(system) !== 'abandoned' && urgencyOf(expiryOf(system)) !== 'later';
}

function buyingOf({ systemCode, packageId }: SystemEntry): { kind: 'renew' | 'buy'; path: string } {
  const kind = packageId ? 'renew' : 'buy';
  return { kind, path: `${PATHS[kind]}?${new URLSearchParams({ systemCode })}` };
}

function urgencyOf(expires: string | undefined): 'over' | 'soon' | 'later' {
  const left = expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires) - Date.now();
  return left < 0 ? 'over' : left < SOON_MS ? 'soon' : 'later';
}
