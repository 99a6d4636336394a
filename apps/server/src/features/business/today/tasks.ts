import type { RequestOf } from '@portal/api-client/contract';
import type { PortalContract } from '../../../http/handlers.ts';

type Selection = Pick<RequestOf<PortalContract['queryList']>, 'resource' | 'view' | 'filters'>;

/** Something that waits: rows of a list, and the menu that such rows are reached by. */
export type Task = {
  key: string;
  selection: Selection;
  /** The address of the menu; the page itself may be narrowed further. */
  menuUrl: string;
  /** The column that says how urgent the first row is. */
  urgency: string;
};

const view = (key: string, resource: Selection['resource'], name: string, urgency: string): Task => ({
  key,
  selection: { resource, view: name },
  menuUrl: `/list/${resource}?view=${name}`,
  urgency,
});

/** What a person is reminded of, most urgent first. */
export const tasks: readonly Task[] = [
  view('orders-late', 'orders', 'overdue', 'shipBy'),
  view('orders-due', 'orders', 'due-today', 'shipBy'),
  {
    key: 'messages',
    selection: { resource: 'buyer-messages', view: 'waiting' },
    menuUrl: '/list/buyer-messages',
    urgency: 'receivedAt',
  },
  {
    key: 'restock',
    selection: { resource: 'restock', view: 'all', filters: { status: 'low' } },
    menuUrl: '/list/restock?view=all',
    urgency: 'daysOfCover',
  },
  {
    key: 'budgets',
    selection: { resource: 'budgets', view: 'over' },
    menuUrl: '/list/budgets',
    urgency: 'spent',
  },
];

/** The page that shows exactly the rows of a task. */
export function pathOf({ selection: { resource, view = 'all', filters } }: Task): string {
  const query = new URLSearchParams({ view, ...(filters?.status && { status: filters.status }) });
  return `/list/${resource}?${query}`;
}
