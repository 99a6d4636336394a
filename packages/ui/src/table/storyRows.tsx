import type { ReactNode } from 'react';
import { CellValue } from './CellValue.tsx';
import type { DataColumn } from './DataColumn.ts';

/** An order of the stories. */
export type StoryOrder = {
  id: string;
  buyer: string;
  status: string;
  amount: number;
  day: string;
  note: string;
};

const STATUSES = ['unpaid', 'to-ship', 'delivered', 'refunded'];
const TONES: Record<string, string> = {
  unpaid: 'warning',
  'to-ship': 'primary',
  delivered: 'success',
  refunded: 'danger',
};

export const storyOrders: StoryOrder[] = Array.from({ length: 40 }, (_, index) => ({
  id: `112-${String(4_811_207 + index * 7_919)}`,
  buyer: ['Olivia Brown', '佐藤 健', 'Emma Fischer'][index % 3] ?? '',
  status: STATUSES[index % STATUSES.length] ?? '',
  amount: 24.9 + index * 13.37,
  day: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
  note:
    index % 5 === 0
      ? 'Leave with the neighbour on the left of the green door, and please ring twice before leaving'
      : '',
}));

const badge = (status: string) => ({ label: status, tone: TONES[status] });

export const storyColumns: DataColumn<StoryOrder>[] = [
  { key: 'id', header: 'Order', cell: (row) => row.id, isSortable: true },
  { key: 'buyer', header: 'Buyer', cell: (row) => row.buyer, isSortable: true },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <CellValue value={row.status} type="status" status={badge(row.status)} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <CellValue value={row.amount} type="money" currency="USD" />,
    isNumeric: true,
    isSortable: true,
  },
  { key: 'day', header: 'Ordered', cell: (row) => <CellValue value={row.day} type="date" /> },
  { key: 'note', header: 'Note', cell: (row) => <CellValue value={row.note} type="text" />, isLong: true },
];

/** As much room as a page of the workspace has. */
export function StoryFrame({ children }: { children: ReactNode }) {
  return <div style={{ blockSize: '100vh' }}>{children}</div>;
}
