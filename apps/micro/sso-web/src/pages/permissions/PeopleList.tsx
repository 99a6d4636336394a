import { useLingui } from '@lingui/react';
import { useListViews } from '@portal/embed/react-queries';
import { EmptyState } from '@portal/ui';
import { type ListQuery, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
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
  const api = useApi();
  const { page } = state;
  const pageSize = pageSizeOf(state);
  const people = useQuery(subUsersQuery(api, { keyword: keyword || undefined, pageNo: page, pageSize }));
  const columns = usePeopleColumns((userId) => {
    const isLastOfPage = people.data?.dataList.length === 1 && page > 1;
    state.change({
      ...(userId === openId && { id: undefined }),
      ...(isLastOfPage && { page: page > 2 ? String(page - 1) : undefined }),
    });
  });
  return (
    <PagedTable
      state={state}
      query={people}
      views={useListViews(api, 'people')}
      label={i18n._({ id: 'sso.people', message: '成员' })}
      columns={columns}
      rowId={({ userId }) => userId}
      onOpenRow={onOpen}
      openRowId={openId ?? null}
      empty={
        <EmptyState
          icon="user"
          title={i18n._({ id: 'sso.people.none', message: '没有找到成员' })}
          text={i18n._({ id: 'sso.people.noneText', message: '请换个关键词。' })}
        />
      }
    />
  );
}
