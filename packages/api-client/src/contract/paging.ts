import * as v from 'valibot';
import { list, number } from './lenient.ts';

/** Most entries of one page. */
const MAX_PAGE_SIZE = 100;

/** Fields of a paged request; `paging: false` asks for the whole list. */
export const pagedRequest = {
  paging: v.optional(v.boolean()),
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE))),
};

/** Most rows of one page of a list that people scroll through. */
const MAX_LIST_PAGE_SIZE = 1_000;

/** Fields of a request for a list whose pages may be long. */
export const listPageRequest = {
  ...pagedRequest,
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIST_PAGE_SIZE))),
};

/** Data of a paged answer: entries that do not fit are left out of `dataList`. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Item extends v.GenericSchema>(item: Item) {
  return v.looseObject({ dataList: list(item), totalCount: number() });
}

/** One page of a list. */
export type Paged<Item> = { dataList: Item[]; totalCount?: number };
/** What a caller sends to page through a list. */
export type PagedRequest = { paging?: boolean; pageNo?: number; pageSize?: number };
