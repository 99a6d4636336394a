/** What the generic list shows. */
const LIST_RESOURCES = ['orders', 'stock', 'listings', 'reviews', 'ads'] as const;

export type ListResource = (typeof LIST_RESOURCES)[number];

export function isListResource(value: string | undefined): value is ListResource {
  return LIST_RESOURCES.some((resource) => resource === value);
}

/** What each list is sorted by until a person says otherwise. */
export const DEFAULT_SORT: Record<ListResource, string> = {
  orders: 'orderedAt',
  stock: 'countedAt',
  listings: 'listedAt',
  reviews: 'reviewedAt',
  ads: 'day',
};
