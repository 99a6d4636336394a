import { answerCodes } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { messageDrafts, messageThreads } from '../../../db/schema/inbox.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { readThreadMessages } from './readMessages.ts';
import { countStates, countThreads, readThread, readThreads } from './readThreads.ts';
import { MESSAGES } from './threadState.ts';

const PAGE_SIZE = 50;

/** The company's threads with buyers. */
export const queryThreads: Handlers['queryThreads'] = async (request, context) => {
  await requireResource(context, MESSAGES);
  const { db, companyId } = context;
  const present = presentOf(context);
  const { paging = true, pageNo = 1, pageSize = PAGE_SIZE, ...filter } = request;
  const page = paging
    ? { limit: pageSize, offset: (pageNo - 1) * pageSize }
    : { limit: undefined, offset: 0 };
  const [dataList, { count }, counts, shops] = await Promise.all([
    readThreads(present, filter, page),
    countThreads(present, filter),
    countStates(present, filter),
    db
      .selectDistinct({ shopId: messageThreads.shopId, shopName: messageThreads.shopName })
      .from(messageThreads)
      .where(eq(messageThreads.companyId, companyId))
      .orderBy(asc(messageThreads.shopName)),
  ]);
  return { ...sharedOf(context), dataList, totalCount: count, counts, shops };
};

/** One thread with its messages and the caller's draft. */
export const queryThread: Handlers['queryThread'] = async ({ threadId }, context) => {
  await requireResource(context, MESSAGES);
  const { db, companyId, userId } = context;
  const isOwn = and(
    eq(messageDrafts.companyId, companyId),
    eq(messageDrafts.threadId, threadId),
    eq(messageDrafts.userId, userId),
  );
  const [thread, messages, [draft]] = await Promise.all([
    readThread(presentOf(context), threadId),
    readThreadMessages(db, companyId, threadId),
    db.select().from(messageDrafts).where(isOwn),
  ]);
  if (!thread) throw new BusinessError(answerCodes.notFound, 'notFound');
  return { ...sharedOf(context), thread, messages, draft: draft?.text ?? '' };
};

function presentOf({ db, companyId, clock }: RequestContext) {
  return { db, companyId, now: clock.now() };
}

function sharedOf({ services, timeZone, clock }: RequestContext) {
  return {
    canSend: services.ports.messages !== undefined,
    timeZone,
    now: clock.now().toISOString(),
  };
}
