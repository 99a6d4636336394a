import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, IconButton, useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { QueryStates, StatusBadge } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { OrderProfit } from '../orders/detail/OrderProfit.tsx';
import { OrderDetail } from '../orders/OrderDetail.tsx';
import classes from './inbox.module.css';
import { MessageList } from './MessageList.tsx';
import { INBOX_KEY, type OpenThread, threadQuery } from './queries.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { clockOf } from './threadWords.ts';
import { useServerNow } from './useServerNow.ts';

export type ThreadViewProps = { threadId: string; onBack: () => void };

/** One thread: what was written, the box for the answer, and the order that it is about. */
export function ThreadView({ threadId, onBack }: ThreadViewProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const opened = useQuery(threadQuery(api, threadId));
  const orderId = opened.data?.thread.orderId ?? '';
  const order = useQuery({ ...orderQuery(api, orderId, locale), enabled: orderId !== '' });
  return (
    <>
      <section
        className={classes.thread}
        aria-label={i18n._({ id: 'scm.inbox.thread', message: '消息往来' })}
      >
        <QueryStates query={opened}>
          {(answer) => (
            <>
              <ThreadHead answer={answer} answeredAt={opened.dataUpdatedAt} onBack={onBack} />
              <MessageList answer={answer} />
              <ReplyBox answer={answer} />
            </>
          )}
        </QueryStates>
      </section>
      {opened.data && (
        <aside
          className={classes.order}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={i18n._({ id: 'scm.order', message: '订单详情' })}
        >
          <QueryStates query={order}>
            {(detail) => (
              <>
                <OrderDetail order={detail} />
                {detail.profit && <OrderProfit profit={detail.profit} />}
              </>
            )}
          </QueryStates>
        </aside>
      )}
    </>
  );
}

type ThreadHeadProps = { answer: OpenThread; answeredAt: number; onBack: () => void };

function ThreadHead({ answer, answeredAt, onBack }: ThreadHeadProps) {
  const { i18n } = useLingui();
  const { thread, messages, timeZone } = answer;
  const format = useFormatters(timeZone);
  const api = useApi();
  const client = useQueryClient();
  const tell = useFailureToast();
  const [isSending, setIsSending] = useState(false);
  const now = useServerNow(answer.now, answeredAt);
  const { label, tone } = clockOf(thread, now, i18n);
  const { threadId, state } = thread;
  const isOpen = state === 'waiting' || state === 'overdue';
  const close = async (isClosed: boolean) => {
    setIsSending(true);
    const lastMessageId = messages.at(-1)?.messageId ?? '';
    await api.closeThread({ threadId, isClosed, lastMessageId }).catch(tell);
    await askAnew(client, INBOX_KEY);
    setIsSending(false);
  };
  return (
    <header className={classes.threadHead}>
      <IconButton
        icon="chevron-left"
        label={i18n._({ id: 'scm.inbox.back', message: '返回消息列表' })}
        onClick={onBack}
      />
      <div className={classes.about}>
        <h2>{thread.buyerName}</h2>
        <p>
          <StatusBadge tone={tone}>{label}</StatusBadge>{' '}
          {isOpen &&
            i18n._({
              id: 'scm.inbox.answerBy',
              message: '请在 {time} 前回复',
              values: { time: format.dateTime(thread.answerBy) },
            })}
        </p>
      </div>
      {state !== 'answered' && (
        <ActionButton disabled={isSending} onClick={() => close(state !== 'no-answer')}>
          {state === 'no-answer'
            ? i18n._({ id: 'scm.inbox.reopen', message: '需要回复' })
            : i18n._({ id: 'scm.inbox.close', message: '无需回复' })}
        </ActionButton>
      )}
    </header>
  );
}
