import type { RequestOf } from '@portal/api-client/contract';
import type { PortalContract } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { countThreads } from '../inbox/readThreads.ts';
import { openList } from '../openList.ts';

type Selection = Pick<RequestOf<PortalContract['queryList']>, 'resource' | 'view' | 'filters'>;

/** How much waits, and how urgent the most urgent is: a moment or a number of days. */
type Waiting = { count: number; urgency: string | number | null };

/** Something that waits, the menu that such rows are reached by, and the page that shows exactly these. */
export type Task = {
  key: string;
  /** The address of the menu; the page itself may be narrowed further. */
  menuUrl: string;
  path: string;
  find(context: RequestContext): Promise<Waiting>;
};

/** What a person is reminded of, most urgent first. */
export const tasks: readonly Task[] = [
  ofView('orders-late', 'orders', 'overdue', 'shipBy'),
  ofView('orders-due', 'orders', 'due-today', 'shipBy'),
  {
    key: 'messages',
    menuUrl: '/inbox',
    path: '/inbox?state=open',
    async find({ db, companyId, clock }) {
      const { count, askedAt } = await countThreads({ db, companyId, now: clock.now() }, { state: 'open' });
      return { count, urgency: askedAt?.toISOString() ?? null };
    },
  },
  ofList('restock', { resource: 'restock', view: 'all', filters: { status: 'low' } }, 'daysOfCover', {
    menuUrl: '/list/restock?view=all',
  }),
  ofList('budgets', { resource: 'budgets', view: 'over' }, 'spent', { menuUrl: '/list/budgets' }),
];

function ofView(key: string, resource: Selection['resource'], view: string, urgency: string): Task {
  return ofList(key, { resource, view }, urgency, { menuUrl: `/list/${resource}?view=${view}` });
}

/** Rows of a list, by the column that says how urgent the first of them is. */
function ofList(
  key: string,
  selection: Selection,
  urgency: string,
  { menuUrl }: Pick<Task, 'menuUrl'>,
): Task {
  const { resource, view = 'all', filters } = selection;
  const query = new URLSearchParams({ view, ...(filters?.status && { status: filters.status }) });
  return {
    key,
    menuUrl,
    path: `/list/${resource}?${query}`,
    async find(context) {
      const { count, row } = await openList(selection, context).first();
      return { count, urgency: row?.[urgency] ?? null };
    },
  };
}
