import { answerCodes, displayNameOf } from '@portal/api-client/contract';
import { and, asc, count, eq, notInArray } from 'drizzle-orm';
import { orders } from '../../../../db/schema/business.ts';
import { users } from '../../../../db/schema/identity.ts';
import { orderEvents, orderWorkItems, orderWorks } from '../../../../db/schema/orderWork.ts';
import { BusinessError } from '../../../../http/errors.ts';
import type { HandlersOf, PortalContract } from '../../../../http/handlers.ts';
import { messageText } from '../../../../http/messages.ts';
import type { RequestContext } from '../../../../http/RequestContext.ts';
import { guardedFields, type WorkAction } from './decideChange.ts';
import { fieldName, refusalMessages } from './orderWords.ts';

type OrderWork = Awaited<ReturnType<HandlersOf<PortalContract>['workOrders']>>;

/** The caller's piece of work; refused when there is none. */
export async function findWork({ db, companyId, userId }: RequestContext, workId: string) {
  const [work] = await db
    .select()
    .from(orderWorks)
    .where(
      and(eq(orderWorks.companyId, companyId), eq(orderWorks.workId, workId), eq(orderWorks.userId, userId)),
    );
  if (!work) throw new BusinessError(answerCodes.notFound, 'notFound');
  return work;
}

/** How far a piece of work is; once it is done, with what could not be done and why. */
export async function readWork(context: RequestContext, workId: string): Promise<OrderWork> {
  const { action } = await findWork(context, workId);
  const { db, companyId } = context;
  const ofWork = and(eq(orderWorkItems.companyId, companyId), eq(orderWorkItems.workId, workId));
  const counted = await db
    .select({ outcome: orderWorkItems.outcome, count: count() })
    .from(orderWorkItems)
    .where(ofWork)
    .groupBy(orderWorkItems.outcome);
  const countOf = (outcome: string | null) => counted.find((row) => row.outcome === outcome)?.count ?? 0;
  const total = counted.reduce((sum, row) => sum + row.count, 0);
  const [done, unchanged, waiting] = [countOf('done'), countOf('unchanged'), countOf(null)];
  const failed = total - done - unchanged - waiting;
  return {
    workId,
    total,
    done,
    unchanged,
    failed,
    isDone: waiting === 0,
    problems: waiting === 0 && failed > 0 ? await readProblems(context, workId, action as WorkAction) : [],
  };
}

async function readProblems({ db, companyId, locale }: RequestContext, workId: string, action: WorkAction) {
  const rows = await db
    .select({ item: orderWorkItems, orderNo: orders.orderNo, event: orderEvents, user: users })
    .from(orderWorkItems)
    .leftJoin(
      orders,
      and(eq(orders.companyId, orderWorkItems.companyId), eq(orders.orderId, orderWorkItems.orderId)),
    )
    .leftJoin(
      orderEvents,
      and(
        eq(orderEvents.companyId, orderWorkItems.companyId),
        eq(orderEvents.orderId, orderWorkItems.orderId),
        eq(orderEvents.version, orderWorkItems.changedBy),
      ),
    )
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(
      and(
        eq(orderWorkItems.companyId, companyId),
        eq(orderWorkItems.workId, workId),
        notInArray(orderWorkItems.outcome, ['done', 'unchanged']),
      ),
    )
    .orderBy(asc(orders.orderNo));
  return rows.map(({ item, orderNo, event, user }) => {
    const outcome = item.outcome ?? '';
    const [field = ''] = guardedFields(action, event?.changes);
    const values = { name: user ? displayNameOf(user) : '', field: fieldName(field, locale) };
    return {
      orderId: item.orderId,
      orderNo: orderNo ?? item.orderId,
      outcome,
      message: messageText(refusalMessages[outcome as keyof typeof refusalMessages], locale, values),
    };
  });
}
