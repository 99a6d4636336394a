import { useLingui } from '@lingui/react';
import { regionName, StatusBadge } from '@portal/ui/table';
import classes from './inbox.module.css';
import type { ThreadsAnswer } from './queries.ts';
import { clockOf } from './threadWords.ts';
import { useServerNow } from './useServerNow.ts';

export type ThreadListProps = {
  answer: ThreadsAnswer;
  /** When the answer came. */
  answeredAt: number;
  openId: string | undefined;
  onOpen: (threadId: string) => void;
};

/** The threads: who wrote, the beginning of the newest message, and how long there is to answer. */
export function ThreadList({ answer, answeredAt, openId, onOpen }: ThreadListProps) {
  const { i18n } = useLingui();
  const now = useServerNow(answer.now, answeredAt);
  return (
    <ul className={classes.threads} aria-label={i18n._({ id: 'scm.inbox', message: '买家消息' })}>
      {answer.dataList.map((thread) => {
        const { threadId, buyerName, shopName, marketplace, excerpt, isBuyer, language } = thread;
        const { label, tone } = clockOf(thread, now, i18n);
        return (
          <li key={threadId}>
            <button type="button" aria-current={threadId === openId} onClick={() => onOpen(threadId)}>
              <span className={classes.line}>
                <b>{buyerName}</b>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </span>
              <span className={classes.excerpt} lang={language}>
                {!isBuyer && <span className={classes.own}>↩ </span>}
                {excerpt}
              </span>
              <span className={classes.place}>
                {shopName} · {regionName(marketplace, i18n.locale)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
