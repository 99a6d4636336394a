import { mailTemplates } from '../../catalogue/mailTemplates.ts';
import { HOUR_MS, toDay } from '../ledgerDays.ts';
import type { LedgerOrder } from '../makeOrder.ts';
import { dollars, type RecordMakers, type RecordSource } from './RecordSource.ts';

const AGENTS = ['王梓涵', 'Grace Miller', 'Kim Jiwoo'];

/** Lists of what is talked about with buyers. */
export const serviceRecords: RecordMakers = {
  'mail-templates': () =>
    Object.entries(mailTemplates).flatMap(([language, texts]) =>
      texts.map(([name, message]) => ({ status: 'active', name, language, shopName: null, message })),
    ),
  'review-requests': (source) =>
    lastOf(source, ({ order }) => order.status === 'delivered', 50).map(({ order }) => {
      const days = 7;
      const delivered = order.deliveredAt?.getTime() ?? 0;
      const isDue = delivered + days * 24 * HOUR_MS <= source.days.now;
      return {
        status: isDue ? (source.random.chance(0.95) ? 'done' : 'failed') : 'open',
        orderNo: order.orderNo,
        buyerName: order.buyerName,
        marketplace: order.marketplace,
        days,
        createdOn: toDay(delivered),
      };
    }),
  claims: (source) =>
    source.journal.lost.map(({ order }, index) => ({
      status: source.random.weighted([
        ['done', 6],
        ['doing', 3],
        ['open', 2],
        ['rejected', 1],
      ]),
      code: `SP${String(index + 1).padStart(5, '0')}`,
      orderNo: order.orderNo,
      reason: '包裹丢失',
      total: dollars(order.amountUsd),
      owner: AGENTS[index % AGENTS.length] ?? '',
      createdOn: toDay((order.shippedAt?.getTime() ?? 0) + 20 * 24 * HOUR_MS),
    })),
  'blocked-buyers': (source) => {
    const back = Map.groupBy(
      source.journal.returns,
      ({ order }) => `${order.buyerName}|${order.marketplace}`,
    );
    return [...back]
      .map(([key, goods]) => ({ key, orders: new Set(goods.map(({ order }) => order.orderNo)), goods }))
      .sort((one, other) => other.orders.size - one.orders.size || (one.key < other.key ? -1 : 1))
      .slice(0, 26)
      .map(({ key, orders, goods }, index) => ({
        status: index < 20 ? 'active' : 'inactive',
        buyerName: key.split('|')[0] ?? '',
        marketplace: key.split('|')[1] ?? '',
        reason: '频繁退款',
        refundedOrders: orders.size,
        since: toDay(goods.at(-1)?.order.refundedAt?.getTime() ?? source.days.now),
      }));
  },
};

function lastOf({ journal }: RecordSource, is: (made: LedgerOrder) => boolean, count: number) {
  return journal.recent.filter(is).slice(-count);
}
