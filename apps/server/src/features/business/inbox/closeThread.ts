import { messageThreads } from '../../../db/schema/inbox.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { lockThread, refuseIfGrown } from './lockThread.ts';
import { MESSAGES, stateOf } from './threadState.ts';

/** Says that a thread needs no answer, or takes that back. */
export const closeThread: Handlers['closeThread'] = async (request, context) => {
  await requireResource(context, MESSAGES);
  const { threadId, isClosed, lastMessageId } = request;
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { thread, isThread, messages } = await lockThread(tx, context.companyId, threadId);
    refuseIfGrown(messages, lastMessageId, thread.shopName);
    const closedAt = isClosed ? now : null;
    await tx.update(messageThreads).set({ closedAt }).where(isThread);
    return { threadId, state: stateOf({ ...thread, closedAt }, now) };
  });
};
