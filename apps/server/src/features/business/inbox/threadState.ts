import type { threadStates } from '@portal/api-client/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { messageThreads } from '../../../db/schema/inbox.ts';

/** Hours in which a buyer is to be answered. */
const ANSWER_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The kind of data that menus and rights know the inbox by. */
export const MESSAGES = 'buyer-messages';

export type ThreadState = (typeof threadStates)[number];
type Thread = Pick<typeof messageThreads.$inferSelect, 'askedAt' | 'answeredAt' | 'closedAt'>;

/** Until when a buyer is to be answered. */
export function answerBy({ askedAt }: Pick<Thread, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + ANSWER_HOURS * HOUR_MS);
}

/** What a thread waits for: it waits from what the buyer wrote last until somebody answers that or finds that nobody has to. */
export function stateOf(thread: Thread, now: Date): ThreadState {
  const { askedAt, answeredAt, closedAt } = thread;
  if (answeredAt && answeredAt >= askedAt) return 'answered';
  if (closedAt && closedAt >= askedAt) return 'no-answer';
  return now > answerBy(thread) ? 'overdue' : 'waiting';
}

/** The same as `stateOf`, in a query. */
export function stateColumn(now: Date): SQL<ThreadState> {
  const { askedAt, answeredAt, closedAt } = messageThreads;
  return sql<ThreadState>`case when ${answeredAt} >= ${askedAt} then 'answered' when ${closedAt} >= ${askedAt} then 'no-answer'
    when ${askedAt} + make_interval(hours => ${sql.raw(String(ANSWER_HOURS))}) < ${now.toISOString()}::timestamptz then 'overdue'
    else 'waiting' end`;
}

/** The threads in a state; `open` are those that wait, within their limit or past it. */
export function inState(state: ThreadState | 'open', now: Date): SQL | undefined {
  return inArray(stateColumn(now), state === 'open' ? ['waiting', 'overdue'] : [state]);
}
