import { answerCodes, type RequestOf } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { messageThreads, threadMessages } from '../../../db/schema/inbox.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers, PortalContract } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import type { MessageSender } from '../../../ports/MessageSender.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { keepDraft } from './drafts.ts';
import { openPlaceholder } from './fillTemplate.ts';
import { lockThread, refuseIfGrown } from './lockThread.ts';
import { readThreadMessages } from './readMessages.ts';
import { MESSAGES } from './threadState.ts';

/** How long a marketplace has to take a reply. */
const SEND_LIMIT_MS = 20_000;
/** A reply that is being sent for longer was left by a server that died: the same request takes it up again. */
const LEFT_AFTER_MS = 60_000;

type Request = RequestOf<PortalContract['replyToThread']>;

/** Hands a reply to the marketplace once; until it was taken, the thread waits and the text stays the caller's draft. */
export const replyToThread: Handlers['replyToThread'] = async (request, context) => {
  await requireResource(context, MESSAGES);
  const sender = context.services.ports.messages;
  if (!sender) throw new BusinessError(answerCodes.badRequest, 'repliesNotConnected');
  const placeholder = openPlaceholder(request.text);
  if (placeholder)
    throw new BusinessError(answerCodes.badRequest, 'replyUnfilled', {
      values: { placeholder: `{${placeholder}}` },
    });
  const begun = await begin(request, context);
  if (begun) await handOver(sender, begun, request, context);
  const messages = await readThreadMessages(context.db, context.companyId, request.threadId);
  const message = messages.find(({ messageId }) => messageId === request.workId);
  if (!message) throw new BusinessError(answerCodes.badRequest, 'replyNotSent');
  return message;
};

type Begun = { thread: typeof messageThreads.$inferSelect; text: string };

/** Notes that a reply is being sent; nothing where it was, or where another request is about it. */
async function begin(request: Request, context: RequestContext): Promise<Begun | undefined> {
  const { threadId, workId, text, lastMessageId } = request;
  const { companyId, userId, clock } = context;
  const at = clock.now();
  return context.db.transaction(async (tx) => {
    const { thread, messages } = await lockThread(tx, companyId, threadId);
    const isReply = and(eq(threadMessages.companyId, companyId), eq(threadMessages.messageId, workId));
    const [known] = await tx.select().from(threadMessages).where(isReply);
    if (known) {
      if (known.threadId !== threadId || known.userId !== userId)
        throw new BusinessError(answerCodes.badRequest, 'replyKeyTaken');
      const isLeft = known.isSending && at.getTime() - known.at.getTime() > LEFT_AFTER_MS;
      if (!isLeft) return undefined;
      await tx.update(threadMessages).set({ at }).where(isReply);
      return { thread, text: known.text };
    }
    refuseIfGrown(messages, lastMessageId, thread.shopName);
    const reply = { companyId, messageId: workId, threadId, isBuyer: false, text, at, userId };
    await tx.insert(threadMessages).values({ ...reply, isSending: true });
    return { thread, text };
  });
}

async function handOver(sender: MessageSender, begun: Begun, { workId }: Request, context: RequestContext) {
  const { db, companyId, log } = context;
  const { thread, text } = begun;
  const { threadId, shopId, marketplace, orderNo, buyerName } = thread;
  const reply = { companyId, messageId: workId, shopId, marketplace, orderNo, buyerName, text };
  const isReply = and(eq(threadMessages.companyId, companyId), eq(threadMessages.messageId, workId));
  try {
    await sender.send(reply, AbortSignal.timeout(SEND_LIMIT_MS));
  } catch (error) {
    log.warn({ err: error, threadId }, 'a reply to a buyer was not taken');
    await db.delete(threadMessages).where(isReply);
    await keepDraft(context, threadId, text);
    throw new BusinessError(answerCodes.badRequest, 'replyNotSent');
  }
  const at = context.clock.now();
  await db.transaction(async (tx) => {
    const { isThread } = await lockThread(tx, companyId, threadId);
    await tx.update(threadMessages).set({ isSending: false, at }).where(isReply);
    const answeredAt = sql`greatest(${messageThreads.answeredAt}, ${at.toISOString()}::timestamptz)`;
    await tx.update(messageThreads).set({ answeredAt }).where(isThread);
    await keepDraft({ ...context, db: tx }, threadId, '');
  });
}
