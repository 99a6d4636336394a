import { useLingui } from '@lingui/react';
import { EmptyState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../components/DataTable.tsx';
import { Pager } from '../../components/Pager.tsx';
import page from '../../components/page.module.css';
import { QueryState } from '../../components/QueryState.tsx';
import { ordersQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useLastPage } from '../../useLastPage.ts';
import { usePathQuery } from '../../usePathQuery.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderToolbar } from './OrderToolbar.tsx';
import { PAGE_SIZE, readOrderFilters, toOrdersRequest } from './orderFilters.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { useOrderColumns } from './useOrderColumns.tsx';

const NO_FILTERS = { status: undefined, q: undefined, site: undefined, from: undefined, to: undefined };

/** Order management: all orders of the company, sorted, narrowed and paged by the server. */
export function OrdersPage() {
  const { i18n } = useLingui();
  const { query, change } = usePathQuery();
  const filters = readOrderFilters(query);
  const orders = useQuery(ordersQuery(useApi(), toOrdersRequest(filters)));
  const columns = useOrderColumns((order) => change({ order }));
  const total = orders.data?.totalCount ?? 0;
  useLastPage(filters.page, PAGE_SIZE, orders.data?.totalCount, change);
  const title = i18n._({ id: 'scm.orders', message: '订单管理' });
  const { status, keyword, marketplace, from, to } = filters;
  const isFiltered = Boolean(status || keyword || marketplace || from || to);
  const reset = () => change(NO_FILTERS);

  return (
    <main className={page.page}>
      <h1 className={page.heading}>{title}</h1>
      <StatusTabs value={status} onChange={(next) => change({ status: next })} />
      <OrderToolbar filters={filters} onChange={change} onReset={isFiltered ? reset : undefined} />
      <div className={page.body}>
        <QueryState query={orders}>
          {({ dataList }) =>
            dataList.length > 0 ? (
              <DataTable
                label={title}
                columns={columns}
                rows={dataList}
                rowId={({ orderId }) => orderId}
                sorting={filters.sorting}
                onSort={({ by, direction }) => change({ sort: by, dir: direction })}
                isStale={orders.isPlaceholderData}
              />
            ) : (
              <EmptyState
                icon="order"
                title={i18n._({ id: 'scm.orders.empty', message: '没有符合条件的订单' })}
                text={i18n._({ id: 'scm.orders.emptyText', message: '请放宽筛选条件，或清除筛选。' })}
                action={
                  isFiltered && (
                    <button type="button" className={page.control} onClick={reset}>
                      {i18n._({ id: 'scm.reset', message: '清除筛选' })}
                    </button>
                  )
                }
              />
            )
          }
        </QueryState>
      </div>
      {total > 0 && (
        <Pager
          page={filters.page}
          pageSize={PAGE_SIZE}
          total={total}
          onPage={(next) => change({ page: next > 1 ? String(next) : undefined })}
        />
      )}
      <OrderDrawer orderId={query.get('order')} onClose={() => change({ order: undefined })} />
    </main>
  );
}
