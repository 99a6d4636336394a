import * as v from 'valibot';
import { listSelection } from './business.ts';
import { endpoint } from './endpoint.ts';
import { list, maybe } from './lenient.ts';

/** Most columns that a layout names. */
const MOST_COLUMNS = 100;
/** Most columns that stay in sight at once. */
const MOST_FROZEN = 5;

/** A list of the address: a resource, `report:{name}` or a list of the user centre; a view of it follows a colon. */
const listName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(:[a-z0-9-]+)?$/), v.maxLength(60));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const few = <Value>(most: number) =>
  v.check<Record<string, Value>, string>((entries) => Object.keys(entries).length <= most, 'too many');

/** How a person has arranged the columns of a list, by their keys. */
const columnLayout = v.object({
  /** From the left; columns that it does not name follow in their own order. */
  order: v.pipe(v.array(key), v.maxLength(MOST_COLUMNS)),
  /** Shown or hidden by the person; the others are as the list has them. */
  shown: v.pipe(v.record(key, v.boolean()), few(MOST_COLUMNS)),
  /** In pixels; the others fit their content. */
  widths: v.pipe(
    v.record(key, v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(1_000))),
    few(MOST_COLUMNS),
  ),
  /** Stay in sight at the left while the list is scrolled sideways. */
  frozen: v.pipe(v.array(key), v.maxLength(MOST_FROZEN)),
});

const ListViewSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  name: v.string(),
  /** The filters and the order: a query string. */
  query: v.string(),
  /** Missing in a view that leaves the columns as they are. */
  columns: maybe(columnLayout),
  /** Colleagues see it and copy it. */
  isShared: v.boolean(),
  /** Only its owner changes, shares or removes it. */
  isOwn: v.boolean(),
  /** Whose it is, for views of colleagues. */
  owner: v.optional(v.string()),
  /** Grows with every change; say which one was seen when it is changed. */
  version: v.number(),
});

/** How the columns of a list are arranged. */
export type ColumnLayout = v.InferOutput<typeof columnLayout>;
/** A view that was saved under a name. */
export type ListView = v.InferOutput<typeof ListViewSchema>;

/** What a list is looked at with: the person's columns, saved views, and totals over all of its rows. */
export const listViewsContract = {
  queryListViews: endpoint({
    method: 'POST',
    path: '/api/v1/queryListViews',
    summary:
      "The caller's columns of a list, the caller's saved views of it, and those that colleagues share.",
    request: v.object({ list: listName }),
    response: v.looseObject({ columns: maybe(columnLayout), dataList: list(ListViewSchema) }),
    idempotent: true,
  }),
  saveListColumns: endpoint({
    method: 'POST',
    path: '/api/v1/saveListColumns',
    summary: 'Keeps how the caller arranged the columns of a list; null forgets it.',
    request: v.object({ list: listName, columns: v.nullable(columnLayout) }),
    response: v.looseObject({ list: v.string() }),
    idempotent: true,
  }),
  saveListView: endpoint({
    method: 'POST',
    path: '/api/v1/saveListView',
    summary:
      "Adds a view, or changes one of the caller's; refused when it was changed meanwhile, a name twice, and the 101st of a list.",
    request: v.object({
      list: listName,
      /** Missing for a new view. */
      id: v.optional(id),
      /** Of the view that is changed, as it was seen. */
      version: v.optional(v.pipe(v.number(), v.integer())),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
      query: v.pipe(v.string(), v.maxLength(1_000)),
      columns: v.nullable(columnLayout),
      isShared: v.boolean(),
    }),
    response: ListViewSchema,
  }),
  deleteListView: endpoint({
    method: 'POST',
    path: '/api/v1/deleteListView',
    summary: "Removes a view of the caller's.",
    request: v.object({ id }),
    response: v.looseObject({ deleted: v.number() }),
  }),
  queryListTotals: endpoint({
    method: 'POST',
    path: '/api/v1/queryListTotals',
    summary:
      'The sums of the columns that add up, over all rows of a list, not a page; money is in `currency`.',
    request: v.object(listSelection),
    response: v.looseObject({ totals: v.record(v.string(), v.number()), currency: v.string() }),
    idempotent: true,
  }),
};
