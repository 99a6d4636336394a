import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, useFormatters } from '@portal/ui';
import { type DataColumn, DataTable, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { systemsQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { expiryOf } from '../home/systemState.ts';
import { useSystemColumns } from '../home/useSystemColumns.tsx';
import { offersQuery } from '../purchase/purchaseQueries.ts';
import { usePurchaseApi } from '../purchase/usePurchaseApi.ts';
import { usePurchaseWords } from '../purchase/usePurchaseWords.ts';
import { quotasOf } from './quotasOf.ts';
import { ServiceActions } from './ServiceActions.tsx';

/** Each system: package, state, what it covers, how long it runs, and what can be done about it. */
export function ServicesTable({ label }: { label: string }) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const words = usePurchaseWords();
  const systems = useQuery(systemsQuery(useApi(), locale));
  const offers = useQuery(offersQuery(usePurchaseApi(), locale));
  const shared = useSystemColumns();
  const columns: DataColumn<SystemEntry>[] = [
    shared.name,
    shared.state,
    shared.package,
    {
      key: 'quantity',
      header: i18n._({ id: 'sso.system.quantity', message: '数量' }),
      cell: (system) =>
        quotasOf(system)
          .map(({ keyValue, ...item }) => `${words.itemName(keyValue)} ${words.quantity(item)}`)
          .join(' · ') || '—',
    },
    {
      key: 'active',
      header: i18n._({ id: 'sso.system.active', message: '开通日' }),
      cell: ({ serviceActive }) => format.date(serviceActive),
    },
    {
      key: 'expires',
      header: i18n._({ id: 'sso.system.expires', message: '到期日' }),
      cell: (system) => format.date(expiryOf(system)),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.system.actions', message: '操作' }),
      cell: (system) => (
        <ServiceActions
          system={system}
          offer={offers.data?.offers.find(({ systemCode }) => systemCode === system.systemCode)}
        />
      ),
    },
  ];
  return (
    <QueryStates query={systems}>
      {({ dataList }) =>
        dataList.length > 0 ? (
          <DataTable
            label={label}
            columns={columns}
            rows={dataList}
            rowId={({ serviceId, systemCode }) => serviceId || systemCode}
          />
        ) : (
          <EmptyState
            title={i18n._({ id: 'sso.systems.empty', message: '还没有订购系统' })}
            text={i18n._({ id: 'sso.systems.emptyText', message: '订购后，系统会出现在这里。' })}
          />
        )
      }
    </QueryStates>
  );
}
