import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { messageThreads } from '../../../db/schema/inbox.ts';
import { BusinessError } from '../../../http/errors.ts';
import { readThreadMessages } from './readMessages.ts';

/** Finds a thread of the company with its messages, and lets others wait who would change it. Give it the transaction. */
export async function lockThread(tx: Database, companyId: string, threadId: string) {
  const isThread = and(eq(messageThreads.companyId, companyId), eq(messageThreads.threadId, threadId));
  const [thread] = await tx.select().from(messageThreads).where(isThread).for('update');
  if (!thread) throw new BusinessError(answerCodes.notFound, 'notFound');
  return { thread, isThread, messages: await readThreadMessages(tx, companyId, threadId) };
}

type Messages = Awaited<ReturnType<typeof readThreadMessages>>;

/** Throws, with who wrote it, where a message came since the one that the person saw. */
export function refuseIfGrown(messages: Messages, lastMessageId: string, shopName: string): void {
  const newest = messages.at(-1);
  if (!newest || newest.messageId === lastMessageId) return;
  const { isBuyer, at } = newest;
  const by = newest.by || shopName;
  throw new BusinessError(answerCodes.badRequest, isBuyer ? 'threadAskedSince' : 'threadAnsweredSince', {
    values: { name: by },
    data: { reason: 'written-since', isBuyer, by, at },
  });
}
