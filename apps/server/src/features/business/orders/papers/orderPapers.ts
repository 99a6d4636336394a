import type { MessageName } from '../../../../http/messages.ts';
import type { Words } from '../../words/Words.ts';

type PaperRule = {
  title: Words;
  /** Heads the orders that have none. */
  without: Words;
  /** The states of an order that has one. */
  statuses: readonly string[];
  none: MessageName;
  tooMany: MessageName;
};

/** What is printed for orders, by the kind of its export. */
export const orderPapers = {
  'packing-slips': {
    title: ['装箱单', 'Packing slips', '패킹 슬립'],
    without: ['没有装箱单的订单', 'Orders without a slip', '슬립이 없는 주문'],
    statuses: ['to-ship', 'shipped', 'delivered'],
    none: 'slipsNone',
    tooMany: 'slipsTooMany',
  },
  'address-labels': {
    title: ['地址标签', 'Address labels', '주소 라벨'],
    without: ['没有地址标签的订单', 'Orders without a label', '라벨이 없는 주문'],
    statuses: ['to-ship', 'shipped'],
    none: 'labelsNone',
    tooMany: 'labelsTooMany',
  },
} satisfies Record<string, PaperRule>;

/** A kind of what is printed for orders. */
export type OrderPaper = keyof typeof orderPapers;

/** What a selection prints; slips where it does not say. */
export function paperOf({ paper = 'packing-slips' }: { paper?: OrderPaper | undefined }): OrderPaper {
  return paper;
}
