import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { list } from './lenient.ts';

/** What a search for records finds. */
export const searchedRecords = ['orders', 'products', 'listings', 'purchase-orders', 'people'] as const;

const RecordFoundSchema = /* @__PURE__ */ v.looseObject({
  /** One of `searchedRecords`; leave out others. */
  kind: v.string(),
  id: v.string(),
  /** A number or a name. */
  title: v.string(),
  /** What else says which one it is, in the caller's language. */
  detail: v.string(),
  /** The page that shows it. */
  systemCode: v.string(),
  app: v.string(),
  path: v.string(),
});

/** A record that a search found. */
export type RecordFound = v.InferOutput<typeof RecordFoundSchema>;

/** The search over a company's records. */
export const searchContract = {
  searchRecords: endpoint({
    method: 'POST',
    path: '/api/v1/searchRecords',
    summary:
      "The company's orders, products, listings, purchase orders and people by number, part or words, best first; only kinds that the caller has an open menu of.",
    request: v.object({
      keyword: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
      /** Of each kind. */
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
    }),
    response: v.looseObject({ dataList: list(RecordFoundSchema) }),
    idempotent: true,
    silent: true,
  }),
};
