import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import { useWords, type Words } from '../guidelines/words.ts';

/** An order of the patterns. */
export type PatternOrder = { id: string; buyer: string; amount: number; day: string; isLate: boolean };

export const PATTERN_ORDERS: PatternOrder[] = Array.from({ length: 12 }, (_, at) => ({
  id: `112-${4_811_207 + at * 7_919}`,
  buyer: ['Olivia Brown', '佐藤 健', 'Maximiliane Freifrau von Hohenstein-Wallersbach'][at % 3] ?? '',
  amount: 24.9 + at * 13.37,
  day: `2026-11-${String(3 + at).padStart(2, '0')}`,
  isLate: at % 4 === 1,
}));

const ORDER: Words = ['订单', 'Order', '주문'];
const BUYER: Words = ['买家', 'Buyer', '구매자'];
const AMOUNT: Words = ['金额', 'Amount', '금액'];
const DAY: Words = ['下单日期', 'Ordered', '주문일'];
const STATE: Words = ['状态', 'State', '상태'];
const LATE: Words = ['已超时', 'Late', '지연됨'];
const FINE: Words = ['按时', 'On time', '정시'];

/** The columns of the patterns' orders, in the toolbar's language. */
export function useOrderColumns(): DataColumn<PatternOrder>[] {
  const say = useWords();
  return [
    { key: 'id', header: say(ORDER), cell: ({ id }) => id },
    {
      key: 'buyer',
      header: say(BUYER),
      cell: ({ buyer }) => <CellValue value={buyer} type="text" />,
      isLong: true,
    },
    {
      key: 'state',
      header: say(STATE),
      cell: ({ isLate }) => (
        <StatusBadge tone={isLate ? 'warning' : 'success'}>{say(isLate ? LATE : FINE)}</StatusBadge>
      ),
    },
    {
      key: 'amount',
      header: say(AMOUNT),
      isNumeric: true,
      cell: ({ amount }) => <CellValue value={amount} type="money" currency="USD" />,
    },
    { key: 'day', header: say(DAY), cell: ({ day }) => <CellValue value={day} type="date" /> },
  ];
}
