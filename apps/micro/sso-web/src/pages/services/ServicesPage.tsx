import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState, SystemIcon, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, DataTable, QueryStates, StatusBadge, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import list from '../../components/list.module.css';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { systemsQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import home from '../home/HomePage.module.css';
import { nameOf, STATE_TONES, useStateNames } from '../home/SystemsTable.tsx';
import { expiryOf, systemState } from '../home/systemState.ts';
import { quotasOf } from './quotasOf.ts';

/** The company's systems: package, state, what the package covers, and how long it runs. */
export function ServicesPage() {
  const { i18n } = useLingui();
  const { guest, locale } = useGuest();
  const format = useFormatters();
  const systems = useQuery(systemsQuery(useApi(), locale));
  const states = useStateNames();
  const title = i18n._({ id: 'sso.services', message: '服务管理' });
  usePageTitle(title);
  const columns: DataColumn<SystemEntry>[] = [
    {
      key: 'name',
      header: i18n._({ id: 'sso.system.name', message: '系统' }),
      cell: (system) => (
        <span className={list.subject}>
          <SystemIcon code={system.systemCode} size="small" />
          {nameOf(system)}
        </span>
      ),
    },
    {
      key: 'state',
      header: i18n._({ id: 'sso.system.state', message: '状态' }),
      cell: (system) => {
        const state = systemState(system);
        return <StatusBadge tone={STATE_TONES[state]}>{states[state]}</StatusBadge>;
      },
    },
    {
      key: 'package',
      header: i18n._({ id: 'sso.system.package', message: '套餐' }),
      cell: ({ packageName }) => <CellValue value={packageName} type="text" />,
    },
    {
      key: 'quantity',
      header: i18n._({ id: 'sso.system.quantity', message: '数量' }),
      isNumeric: true,
      cell: (system) =>
        quotasOf(system)
          .map((quota) =>
            quota === 'unlimited'
              ? i18n._({ id: 'sso.system.unlimited', message: '不限' })
              : format.number(quota),
          )
          .join(' / ') || '—',
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
      cell: (system) =>
        systemState(system) === 'ready' && (
          <button
            type="button"
            className={home.open}
            aria-label={i18n._({
              id: 'sso.system.openNamed',
              message: '打开{name}',
              values: { name: nameOf(system) },
            })}
            onClick={() => guest.navigate({ path: '/', systemCode: system.systemCode })}
          >
            {i18n._({ id: 'sso.system.open', message: '打开' })}
          </button>
        ),
    },
  ];
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'sso.services.lead', message: '公司订购的系统、套餐和有效期。' })}
      actions={
        <ActionButton icon="refresh" aria-busy={systems.isFetching} onClick={() => systems.refetch()}>
          {i18n._({ id: 'sso.refresh', message: '刷新' })}
        </ActionButton>
      }
      head={<div className={list.head} />}
    >
      <QueryStates query={systems}>
        {({ dataList }) =>
          dataList.length > 0 ? (
            <DataTable
              label={title}
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
    </TablePage>
  );
}
