import type { reviews } from '@portal/server/schema/business';
import { reviewAnswer, reviewTexts } from '../catalogue/reviewTexts.ts';
import { createRandom } from '../createRandom.ts';
import { DAY_MS, HOUR_MS } from './ledgerDays.ts';
import type { LedgerOrder } from './makeOrder.ts';

/** A row of the review table. */
export type ReviewRow = typeof reviews.$inferInsert;

/** The part of buyers who write. */
const WRITERS = 0.4;

/** Makes what buyers write of what they got, in the language of their marketplace. */
export function createReviews(
  companyId: string,
  now: number,
  asinOf: (shopId: string, sku: string) => string,
) {
  const random = createRandom(`reviews:${companyId}`);
  let count = 0;
  /** The review of an order, if its buyer wrote one by now. */
  return ({ order, lines, life }: LedgerOrder): ReviewRow | undefined => {
    if (life.delivered === undefined || !random.chance(WRITERS)) return undefined;
    const { sku } = random.pick(lines);
    const time = life.delivered + random.between(10, 300) * HOUR_MS;
    const stars = random.weighted<number>(
      life.refunded === undefined
        ? [
            [5, 57],
            [4, 24],
            [3, 10],
            [2, 4],
            [1, 5],
          ]
        : [
            [3, 8],
            [2, 30],
            [1, 62],
          ],
    );
    const [title, body] = random.pick(reviewTexts(order.marketplace, stars));
    const isOpen = stars <= 3 && random.chance(now - time < 6 * DAY_MS ? 0.8 : 0.3);
    const isAnswered = stars <= 3 && !isOpen && time + DAY_MS <= now;
    if (time > now) return undefined;
    count += 1;
    return {
      companyId,
      reviewId: `R${String(count).padStart(7, '0')}`,
      marketplace: order.marketplace,
      sku,
      asin: asinOf(order.shopId, sku),
      orderId: order.orderId,
      stars,
      title,
      body,
      author: authorOf(order.buyerName, order.marketplace),
      status: stars > 3 || isAnswered ? 'answered' : 'unanswered',
      reviewedAt: new Date(time),
      reply: isAnswered ? reviewAnswer(order.marketplace) : null,
      repliedAt: isAnswered ? new Date(time + random.between(2, 24) * HOUR_MS) : null,
    };
  };
}

/** A buyer's name as it stands under a review: `Emma C.` */
function authorOf(name: string, marketplace: string): string {
  const [one = '', other = ''] = name.split(' ');
  return marketplace === 'JP' ? `${other} ${one.charAt(0)}.` : `${one} ${other.charAt(0)}.`;
}
