import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState, NoticeBar } from '@portal/ui';
import { Pager, QueryStates, readFilters, TablePage, useListQuery } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { InboxFilters } from './InboxFilters.tsx';
import classes from './inbox.module.css';
import { type ThreadsRequest, threadsQuery } from './queries.ts';
import { ThreadList } from './ThreadList.tsx';
import { ThreadView } from './ThreadView.tsx';
import { INBOX_STATES } from './threadWords.ts';

const PAGE_SIZE = 50;

/** What buyers write: the threads that wait by their limits, one of them open with its order beside it. */
export function InboxPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const state = useListQuery(history);
  const { query, page, change } = state;
  const shown = INBOX_STATES.find((name) => name === query.get('state')) ?? 'open';
  const { keyword, marketplace } = readFilters(query);
  const request: ThreadsRequest = {
    ...(shown !== 'all' && { state: shown }),
    ...(keyword && { keyword }),
    ...(marketplace && { marketplace }),
    ...(query.get('shop') && { shopId: query.get('shop') ?? '' }),
    pageNo: page,
    pageSize: PAGE_SIZE,
  };
  const threads = useQuery(threadsQuery(useApi(), request));
  const openId = query.get('open') ?? undefined;
  const open = (threadId: string | undefined) => change({ open: threadId }, { replace: true });
  const { data } = threads;
  return (
    <TablePage
      title={i18n._({ id: 'scm.inbox', message: '买家消息' })}
      head={
        <>
          {data && !data.canSend && (
            <div role="status">
              <NoticeBar tone="warning" icon="info">
                {i18n._({
                  id: 'scm.inbox.cannotSend',
                  message: '尚未连接可以发送消息的平台，回复无法从这里发出。写下的内容会存为草稿。',
                })}
              </NoticeBar>
            </div>
          )}
          <InboxFilters shown={shown} query={query} answer={data} onChange={change} />
        </>
      }
    >
      <div className={classes.inbox} data-open={openId !== undefined}>
        <div className={classes.side} aria-busy={threads.isPlaceholderData}>
          <QueryStates query={threads}>
            {(answer) =>
              answer.dataList.length === 0 ? (
                <EmptyState
                  title={i18n._({ id: 'scm.inbox.empty', message: '这里没有消息' })}
                  text={i18n._({ id: 'scm.inbox.emptyText', message: '买家写来的消息会出现在这里。' })}
                />
              ) : (
                <>
                  <ThreadList
                    answer={answer}
                    answeredAt={threads.dataUpdatedAt}
                    openId={openId}
                    onOpen={open}
                  />
                  <Pager
                    page={page}
                    pageSize={PAGE_SIZE}
                    total={answer.totalCount ?? 0}
                    onPage={(next) => change({ page: String(next) })}
                  />
                </>
              )
            }
          </QueryStates>
        </div>
        {openId === undefined ? (
          <div className={classes.none}>
            <EmptyState
              title={i18n._({ id: 'scm.inbox.choose', message: '选择一条消息，在这里查看和回复' })}
            />
          </div>
        ) : (
          <ThreadView key={openId} threadId={openId} onBack={() => open(undefined)} />
        )}
      </div>
    </TablePage>
  );
}
