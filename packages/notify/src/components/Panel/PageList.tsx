import { Trans, useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CategoryId } from '../../core/types.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import { noticeQueries } from '../../react/noticeQueries.ts';
import { NoticeList } from './NoticeList.tsx';
import classes from './Panel.module.css';
import type { ListProps } from './PreviewList.tsx';

/** All messages, or those of a category, page by page. */
export function PageList({ category, categories, onOpen }: ListProps & { category: CategoryId | undefined }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { revision } = useMachine(notify.inbox);
  const list = useInfiniteQuery(noticeQueries(notify.ports.inbox).notices(category));
  const { refetch } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again when something changed elsewhere
  useEffect(() => {
    void refetch();
  }, [revision, refetch]);
  if (list.isPending) return <LoadingState />;
  if (list.isError && !list.data) {
    return <ErrorState onRetry={() => void refetch()} isRetrying={list.isFetching} />;
  }
  const notices = uniqueById(list.data.pages.flatMap(({ notices }) => notices));
  if (notices.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title={i18n._({ id: 'notify.empty.all', message: '还没有通知' })}
        text={i18n._({ id: 'notify.empty.unread.text', message: '新消息会出现在这里' })}
      />
    );
  }
  return (
    <>
      <NoticeList notices={notices} categories={categories} onOpen={onOpen} />
      {list.hasNextPage && (
        <button
          type="button"
          className={classes.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans id="notify.panel.more" message="加载更多" />
        </button>
      )}
    </>
  );
}

/** A message that arrives while pages are loaded moves the others: one may come twice. */
function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
