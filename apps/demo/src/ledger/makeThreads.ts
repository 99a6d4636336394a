import type { ShopRowsPart } from '@portal/server';
import { buyerLanguage, buyerMessages, buyerThanks, messageReply } from '../catalogue/buyerMessages.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { CloseOptions } from './CloseOptions.ts';
import { HOUR_MS } from './ledgerDays.ts';
import type { LedgerOrder } from './makeOrder.ts';

type ThreadRow = NonNullable<ShopRowsPart['messageThreads']>[number];
type MessageRow = NonNullable<ShopRowsPart['threadMessages']>[number];
type Written = { isBuyer: boolean; text: string; time: number };

/** How many of the last orders, and which part of them, somebody writes about. */
const RECENT = 400;
const WRITTEN_ABOUT = 0.22;
const MINUTE_MS = 60_000;

/** What buyers of the last orders and their shops write each other: most of it answered, the newest not yet. */
export function makeThreads({ company, journal, days }: CloseOptions): ShopRowsPart {
  const random = createRandom(`threads:${company.id}`);
  const messageThreads: ThreadRow[] = [];
  const threadMessages: MessageRow[] = [];
  const talked = journal.recent
    .slice(-RECENT)
    .filter(({ order }) => order.status !== 'cancelled' && random.chance(WRITTEN_ABOUT));
  for (const [index, { order }] of talked.entries()) {
    const threadId = `thread-${index + 1}`;
    const written = converse(order, days.now, random);
    const lastOf = (isBuyer: boolean) => written.findLast((one) => one.isBuyer === isBuyer);
    const thanked = written.length === 3 ? lastOf(true) : undefined;
    const answered = lastOf(false);
    const { companyId, orderId, orderNo, shopId, shopName, marketplace, buyerName } = order;
    messageThreads.push({
      ...{ companyId, threadId, orderId, orderNo, shopId, shopName, marketplace, buyerName },
      language: buyerLanguage(marketplace),
      askedAt: new Date(lastOf(true)?.time ?? days.now),
      answeredAt: answered ? new Date(answered.time) : null,
      // Nobody has to answer thanks; now and then somebody still has to find that.
      closedAt: thanked && random.chance(0.8) ? new Date(thanked.time + MINUTE_MS) : null,
    });
    for (const [number, { isBuyer, text, time }] of written.entries())
      threadMessages.push({
        ...{ companyId, threadId, isBuyer, text },
        messageId: `${threadId}-${number + 1}`,
        at: new Date(time),
      });
  }
  return { messageThreads, threadMessages };
}

/** A question about an order; mostly an answer, and sometimes thanks for it. */
function converse(order: LedgerOrder['order'], now: number, random: Random): Written[] {
  const { marketplace, status } = order;
  const latest = Math.max(...momentsOf(order));
  const soon = now - random.between(2, 170) * MINUTE_MS;
  const asked = Math.max(latest, Math.min(soon, latest + random.between(1, 30) * HOUR_MS));
  const question = { isBuyer: true, text: random.pick(buyerMessages(marketplace, status)), time: asked };
  const isAnswered = now - asked > 20 * HOUR_MS ? random.chance(0.9) : random.chance(0.3);
  const answeredAt = asked + random.between(20, 1_100) * MINUTE_MS;
  if (!isAnswered || answeredAt >= now) return [question];
  const answer = { isBuyer: false, text: messageReply(marketplace), time: answeredAt };
  const thankedAt = answeredAt + random.between(30, 900) * MINUTE_MS;
  if (thankedAt + MINUTE_MS >= now || !random.chance(0.3)) return [question, answer];
  return [question, answer, { isBuyer: true, text: buyerThanks(marketplace), time: thankedAt }];
}

function momentsOf({ orderedAt, shippedAt, deliveredAt, refundedAt }: LedgerOrder['order']): number[] {
  return [orderedAt, shippedAt, deliveredAt, refundedAt].map((date) => date?.getTime() ?? 0);
}
