import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DataColumn, DataTable } from '../../components/DataTable.tsx';
import { MarketplaceSelect } from '../../components/MarketplaceSelect.tsx';
import { Pager } from '../../components/Pager.tsx';
import page from '../../components/page.module.css';
import { QueryState } from '../../components/QueryState.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { type ListColumn, type ListRequest, type ListRow, listQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useColumnLabel } from '../../useColumnLabel.ts';
import { useLastPage } from '../../useLastPage.ts';
import { readPage, usePathQuery } from '../../usePathQuery.ts';
import { ListCell } from './ListCell.tsx';
import { DEFAULT_SORT, type ListResource } from './listResources.ts';
import { useResourceTitle } from './useResourceTitle.ts';

const PAGE_SIZE = 50;
const NUMERIC = new Set(['number', 'money', 'percent']);
const NO_COLUMNS: ListColumn[] = [];

export type ListPageProps = { resource: ListResource };

/** Any list of the company's data: what its columns are is the server's word. */
export function ListPage({ resource }: ListPageProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const title = useResourceTitle(resource);
  const columnLabel = useColumnLabel();
  const { query, change } = usePathQuery();
  const pageNo = readPage(query.get('page'));
  const keyword = query.get('q') ?? '';
  const marketplace = query.get('site') ?? '';
  const view = query.get('view') ?? undefined;
  const sorting = {
    by: query.get('sort') ?? DEFAULT_SORT[resource],
    direction: query.get('dir') === 'asc' ? ('asc' as const) : ('desc' as const),
  };
  const list = useQuery(
    listQuery(
      useApi(),
      {
        resource,
        view,
        paging: true,
        pageNo,
        pageSize: PAGE_SIZE,
        sortBy: sorting.by as ListRequest['sortBy'],
        sortDirection: sorting.direction,
        filters: { keyword: keyword || undefined, marketplace: marketplace || undefined },
      },
      locale,
    ),
  );
  const serverColumns = list.data?.columns ?? NO_COLUMNS;
  const columns = useMemo<DataColumn<ListRow>[]>(
    () =>
      serverColumns.map((column) => ({
        key: column.key,
        header: columnLabel(column.key),
        numeric: NUMERIC.has(column.type),
        sortable: true,
        cell: (row) => <ListCell column={column} row={row} />,
      })),
    [serverColumns, columnLabel],
  );
  useLastPage(pageNo, PAGE_SIZE, list.data?.totalCount, change);
  const total = list.data?.totalCount ?? 0;

  return (
    <main className={page.page}>
      <h1 className={page.heading}>{title}</h1>
      <div className={page.toolbar}>
        <SearchBox
          value={keyword}
          label={i18n._({ id: 'scm.list.search', message: '名称、编号或关键词' })}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <MarketplaceSelect value={marketplace} onChange={(site) => change({ site })} />
        {(keyword || marketplace) && (
          <button
            type="button"
            className={page.reset}
            onClick={() => change({ q: undefined, site: undefined })}
          >
            {i18n._({ id: 'scm.reset', message: '清除筛选' })}
          </button>
        )}
      </div>
      <div className={page.body}>
        <QueryState query={list}>
          {({ dataList }) =>
            dataList.length > 0 ? (
              <DataTable
                label={title}
                columns={columns}
                rows={dataList}
                rowId={(row) => String(row.id)}
                sorting={sorting}
                onSort={({ by, direction }) => change({ sort: by, dir: direction })}
                isStale={list.isPlaceholderData}
              />
            ) : (
              <EmptyState
                title={i18n._({ id: 'scm.list.empty', message: '没有符合条件的数据' })}
                text={i18n._({ id: 'scm.list.emptyText', message: '请换一个关键词或站点。' })}
              />
            )
          }
        </QueryState>
      </div>
      {total > 0 && (
        <Pager
          page={pageNo}
          pageSize={PAGE_SIZE}
          total={total}
          onPage={(next) => change({ page: next > 1 ? String(next) : undefined })}
        />
      )}
    </main>
  );
}
