import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { list } from './lenient.ts';

/** What waits to be done, and keeping goods in stock. */
export const businessSupplyContract = {
  queryToday: endpoint({
    method: 'POST',
    path: '/api/v1/queryToday',
    summary:
      'What waits to be done, most urgent kinds first: how many of each, and the page that shows exactly these; only what the caller has a menu of.',
    request: v.object({}),
    response: v.looseObject({
      dataList: list(
        v.looseObject({
          /** `orders-late`, `orders-due`, `messages`, `restock`, `stock-out`, `stock-low` or `budgets`; leave out others. */
          key: v.string(),
          count: v.number(),
          /** How urgent the most urgent one is: a moment or a number of days, by the kind. */
          urgency: v.nullable(v.union([v.string(), v.number()])),
          /** Where the counted rows are shown. */
          systemCode: v.string(),
          app: v.string(),
          path: v.string(),
        }),
      ),
      /** The zone that moments are written in. */
      timeZone: v.optional(v.string()),
    }),
    idempotent: true,
  }),
};
