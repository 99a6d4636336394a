import { displayNameOf } from '@portal/api-client/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/identity.ts';
import { messageThreads, threadMessages } from '../../../db/schema/inbox.ts';

/** The messages of a thread, oldest first. */
export async function readThreadMessages(db: Database, companyId: string, threadId: string) {
  return readMessages(
    db,
    and(eq(threadMessages.companyId, companyId), eq(threadMessages.threadId, threadId)),
  );
}

/** What buyer and shop wrote each other about an order, oldest first. */
export async function readOrderMessages(
  db: Database,
  { companyId, orderId }: { companyId: string; orderId: string },
) {
  const ofOrder = and(eq(threadMessages.companyId, companyId), eq(messageThreads.orderId, orderId));
  return readMessages(db, ofOrder);
}

async function readMessages(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({ message: threadMessages, user: users })
    .from(threadMessages)
    .innerJoin(
      messageThreads,
      and(
        eq(messageThreads.companyId, threadMessages.companyId),
        eq(messageThreads.threadId, threadMessages.threadId),
      ),
    )
    .leftJoin(users, eq(users.id, threadMessages.userId))
    .where(where)
    .orderBy(asc(threadMessages.at), asc(threadMessages.messageId));
  return rows.map(({ message: { messageId, threadId, isBuyer, text, at, isSending }, user }) => ({
    messageId,
    threadId,
    isBuyer,
    text,
    at: at.toISOString(),
    by: user ? displayNameOf(user) : '',
    isSending,
  }));
}
