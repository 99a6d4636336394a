import { answerCodes } from '@portal/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { businessRecords, orders } from '../../../db/schema/business.ts';
import { messageThreads } from '../../../db/schema/inbox.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { fillTemplate } from './fillTemplate.ts';
import { MESSAGES } from './threadState.ts';

/** The mail templates of the company and of the thread's shop, filled in with its order. */
export const queryReplyTemplates: Handlers['queryReplyTemplates'] = async ({ threadId }, context) => {
  await requireResource(context, MESSAGES);
  const { db, companyId } = context;
  const [found] = await db
    .select({ thread: messageThreads, carrier: orders.carrier, trackingNo: orders.trackingNo })
    .from(messageThreads)
    .leftJoin(
      orders,
      and(eq(orders.companyId, messageThreads.companyId), eq(orders.orderId, messageThreads.orderId)),
    )
    .where(and(eq(messageThreads.companyId, companyId), eq(messageThreads.threadId, threadId)));
  if (!found) throw new BusinessError(answerCodes.notFound, 'notFound');
  const { thread, carrier, trackingNo } = found;
  const { fields } = businessRecords;
  const spoken = thread.language.slice(0, 2);
  const rows = await db
    .select()
    .from(businessRecords)
    .where(
      and(
        eq(businessRecords.companyId, companyId),
        eq(businessRecords.kind, 'mail-templates'),
        eq(businessRecords.status, 'active'),
        sql`coalesce(${fields}->>'shopName', ${thread.shopName}) = ${thread.shopName}`,
      ),
    )
    .orderBy(sql`left(${fields}->>'language', 2) <> ${spoken}`, asc(sql`${fields}->>'name'`));
  const { orderNo, buyerName, shopName } = thread;
  return {
    dataList: rows.map(({ recordId, fields: { name, language, message } }) => ({
      id: recordId,
      name: String(name),
      language: String(language),
      text: fillTemplate(String(message), { orderNo, buyerName, shopName, carrier, trackingNo }),
    })),
  };
};
