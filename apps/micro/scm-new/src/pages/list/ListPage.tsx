import { useLingui } from '@lingui/react';
import { recordKinds } from '@portal/api-client/contract';
import { DetailPanel, neighbours, RowFacts, TypedList } from '@portal/ui/table';
import type { ListResource, RecordKind } from '../../queries.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { RestockPage } from '../restock/RestockPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import { useList } from './useList.ts';

export type ListPageProps = { resource: ListResource };

/** Any list of the company's data: what its title and columns are is the server's word. */
export function ListPage({ resource }: ListPageProps) {
  if (resource === 'orders') return <OrderList />;
  if (resource === 'restock') return <RestockPage />;
  return isRecordKind(resource) ? <RecordPage kind={resource} /> : <DataPage resource={resource} />;
}

function DataPage({ resource }: { resource: Exclude<ListResource, RecordKind> }) {
  const { i18n } = useLingui();
  const { api: _, ...shown } = useList(resource);
  const { state } = shown;
  const { data } = shown.list;
  const open = (id: string | undefined) => state.change({ open: id }, { replace: true });
  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'scm.list.search', message: '名称、编号或关键词' })}
      dayLabel={resource === 'ads' ? i18n._({ id: 'scm.day', message: '日期' }) : undefined}
      onOpen={open}
      renderDetail={({ id, row, position }) => {
        const beside = neighbours(data?.dataList ?? [], position, open);
        return (
          row && (
            <DetailPanel
              title={String(row[data?.columns[0]?.key ?? 'id'] ?? id)}
              {...beside}
              onClose={() => open(undefined)}
            >
              <RowFacts columns={data?.columns ?? []} statuses={data?.statuses ?? []} row={row} />
            </DetailPanel>
          )
        );
      }}
    />
  );
}

function isRecordKind(resource: ListResource): resource is RecordKind {
  return recordKinds.some((kind) => kind === resource);
}
