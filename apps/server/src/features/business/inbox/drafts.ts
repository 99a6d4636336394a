import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { messageDrafts, messageThreads } from '../../../db/schema/inbox.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { MESSAGES } from './threadState.ts';

/** Keeps what the caller began to answer. */
export const saveReplyDraft: Handlers['saveReplyDraft'] = async ({ threadId, text }, context) => {
  await requireResource(context, MESSAGES);
  const { db, companyId } = context;
  const isThread = and(eq(messageThreads.companyId, companyId), eq(messageThreads.threadId, threadId));
  if ((await db.$count(messageThreads, isThread)) === 0)
    throw new BusinessError(answerCodes.notFound, 'notFound');
  await keepDraft(context, threadId, text);
  return { threadId };
};

/** Stores the caller's draft of a thread; an empty one is removed. */
export async function keepDraft(context: RequestContext, threadId: string, text: string): Promise<void> {
  const { db, companyId, userId, clock } = context;
  const updatedAt = clock.now();
  if (text.trim() === '') {
    await db
      .delete(messageDrafts)
      .where(
        and(
          eq(messageDrafts.companyId, companyId),
          eq(messageDrafts.threadId, threadId),
          eq(messageDrafts.userId, userId),
        ),
      );
    return;
  }
  await db
    .insert(messageDrafts)
    .values({ companyId, threadId, userId, text, updatedAt })
    .onConflictDoUpdate({
      target: [messageDrafts.companyId, messageDrafts.threadId, messageDrafts.userId],
      set: { text, updatedAt },
    });
}
