import { useLingui } from '@lingui/react';
import { EmptyState } from '@portal/ui';
import { type ListQuery, pageSizeOf, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { PagedTable } from './PagedTable.tsx';
import { subUsersQuery } from './permissionQueries.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';

export type PeopleListProps = {
  state: ListQuery;
  keyword: string;
  openId: string | undefined;
  onOpen: (userId: string) => void;
};

/** The company's people, main accounts first. */
export function PeopleList({ state, keyword, openId, onOpen }: PeopleListProps) {
  const { i18n } = useLingui();
  const { page } = state;
  const pageSize = pageSizeOf(state);
  const people = useQuery(subUsersQuery(useApi(), { keyword: keyword || undefined, pageNo: page, pageSize }));
  const columns = usePeopleColumns((userId) => {
    const isLastOfPage = people.data?.dataList.length === 1 && page > 1;
    state.change({
      ...(userId === openId && { id: undefined }),
      ...(isLastOfPage && { page: page > 2 ? String(page - 1) : undefined }),
    });
  });
  return (
    <QueryStates query={people}>
      {({ dataList, totalCount = 0 }) =>
        dataList.length > 0 ? (
          <PagedTable
            state={state}
            total={totalCount}
            label={i18n._({ id: 'sso.people', message: '成员' })}
            columns={columns}
            rows={dataList}
            rowId={({ userId }) => userId}
            isStale={people.isPlaceholderData}
            onOpenRow={onOpen}
            openRowId={openId ?? null}
          />
        ) : (
          <EmptyState
            icon="user"
            title={i18n._({ id: 'sso.people.none', message: '没有找到成员' })}
            text={i18n._({ id: 'sso.people.noneText', message: '请换个关键词。' })}
          />
        )
      }
    </QueryStates>
  );
}
