import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { useEffect, useRef } from 'react';
import classes from './inbox.module.css';
import type { OpenThread } from './queries.ts';

export type MessageListProps = { answer: OpenThread };

/** What buyer and shop wrote each other, oldest first, each with its time and who wrote it. */
export function MessageList({ answer: { messages, thread, timeZone } }: MessageListProps) {
  const { i18n } = useLingui();
  const format = useFormatters(timeZone);
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.messageId;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <ol
      ref={list}
      className={classes.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={i18n._({ id: 'scm.inbox.messages', message: '消息' })}
    >
      {messages.map(({ messageId, isBuyer, text, at, by, isSending }) => (
        <li key={messageId} data-buyer={isBuyer}>
          <p className={classes.meta}>
            <b>{isBuyer ? thread.buyerName : by || thread.shopName}</b>{' '}
            <time dateTime={at}>{format.dateTime(at)}</time>
            {!isBuyer && (
              <span>
                {' · '}
                {isSending
                  ? i18n._({ id: 'scm.inbox.sending', message: '正在发送' })
                  : i18n._({ id: 'scm.inbox.sent', message: '已发送' })}
              </span>
            )}
          </p>
          <p className={classes.text} {...(isBuyer && { lang: thread.language })}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
