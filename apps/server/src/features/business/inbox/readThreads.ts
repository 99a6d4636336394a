import { and, asc, count, desc, eq, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { messageThreads, threadMessages } from '../../../db/schema/inbox.ts';
import { containsText } from '../containsText.ts';
import { answerBy, inState, stateColumn, stateOf, type ThreadState } from './threadState.ts';

/** Whose threads, and at which moment. */
type Present = { db: Database; companyId: string; now: Date };
/** Which of a company's threads. */
export type ThreadFilter = {
  state?: ThreadState | 'open' | undefined;
  shopId?: string | undefined;
  marketplace?: string | undefined;
  keyword?: string | undefined;
};
type Page = { limit: number | undefined; offset: number };

const EXCERPT = 160;

/** A page of threads: those that wait by their limits, all others by when somebody wrote last. */
export async function readThreads(present: Present, filter: ThreadFilter, { limit, offset }: Page) {
  const { askedAt, answeredAt, threadId } = messageThreads;
  const isOpen = ['open', 'waiting', 'overdue'].includes(filter.state ?? '');
  const query = shownThreads(present.db)
    .where(threadCondition(present, filter))
    .orderBy(isOpen ? asc(askedAt) : desc(sql`greatest(${askedAt}, ${answeredAt})`), asc(threadId))
    .offset(offset);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => toThread(row, present.now));
}

/** One thread of the company. */
export async function readThread(present: Present, threadId: string) {
  const isThread = and(
    eq(messageThreads.companyId, present.companyId),
    eq(messageThreads.threadId, threadId),
  );
  const [row] = await shownThreads(present.db).where(isThread);
  return row && toThread(row, present.now);
}

/** How many threads there are, and since when the first of them waits. */
export async function countThreads(present: Present, filter: ThreadFilter) {
  const [found] = await present.db
    .select({ count: count(), askedAt: min(messageThreads.askedAt) })
    .from(messageThreads)
    .where(threadCondition(present, filter));
  return { count: found?.count ?? 0, askedAt: found?.askedAt ?? null };
}

/** How many threads are in each state, whichever was asked for. */
export async function countStates(present: Present, filter: ThreadFilter) {
  const state = stateColumn(present.now);
  return present.db
    .select({ state, count: count() })
    .from(messageThreads)
    .where(threadCondition(present, { ...filter, state: undefined }))
    .groupBy(sql`1`);
}

function shownThreads(db: Database) {
  const newest = db
    .select({ text: threadMessages.text, isBuyer: threadMessages.isBuyer })
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.companyId, messageThreads.companyId),
        eq(threadMessages.threadId, messageThreads.threadId),
      ),
    )
    .orderBy(desc(threadMessages.at), desc(threadMessages.messageId))
    .limit(1)
    .as('newest');
  return db
    .select({ thread: messageThreads, text: newest.text, isBuyer: newest.isBuyer })
    .from(messageThreads)
    .leftJoinLateral(newest, sql`true`)
    .$dynamic();
}

function threadCondition({ companyId, now }: Present, filter: ThreadFilter): SQL | undefined {
  const { state, shopId, marketplace, keyword } = filter;
  return and(
    eq(messageThreads.companyId, companyId),
    state ? inState(state, now) : undefined,
    shopId ? eq(messageThreads.shopId, shopId) : undefined,
    marketplace ? eq(messageThreads.marketplace, marketplace) : undefined,
    keyword ? matches(keyword) : undefined,
  );
}

function matches(keyword: string): SQL | undefined {
  const written = sql`exists (select 1 from ${threadMessages} m where m.company_id = ${messageThreads.companyId}
    and m.thread_id = ${messageThreads.threadId} and ${containsText(sql`m.text`, keyword)})`;
  return or(
    containsText(messageThreads.buyerName, keyword),
    containsText(messageThreads.orderNo, keyword),
    written,
  );
}

type Row = { thread: typeof messageThreads.$inferSelect; text: string | null; isBuyer: boolean | null };

function toThread({ thread, text, isBuyer }: Row, now: Date) {
  const { companyId: _, answeredAt, closedAt, askedAt, ...shown } = thread;
  return {
    ...shown,
    state: stateOf(thread, now),
    askedAt: askedAt.toISOString(),
    answerBy: answerBy(thread).toISOString(),
    excerpt: (text ?? '').slice(0, EXCERPT),
    isBuyer: isBuyer ?? true,
  };
}
