import type { PagedRequest } from '@portal/api-client/contract';

const DEFAULT_PAGE_SIZE = 20;

/** Where the asked page begins and how many entries it has. */
export function pageBounds({ pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: PagedRequest): {
  limit: number;
  offset: number;
} {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** The asked page of a short list that is at hand; without `pageNo` and `pageSize`, or with `paging` off, all of it. */
export function pageOf<Item>(
  items: readonly Item[],
  request: PagedRequest,
): { dataList: Item[]; totalCount: number } {
  const isWhole =
    request.paging === false || (request.pageNo === undefined && request.pageSize === undefined);
  const { limit, offset } = pageBounds(request);
  return { dataList: isWhole ? [...items] : items.slice(offset, offset + limit), totalCount: items.length };
}
