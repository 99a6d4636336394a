import { pickSome, type Query, type Random, slipTwice, swap } from './makeQueries.ts';

/** Makes one call; says how long it took. */
export type Ask = (path: string, body: object, locale?: string) => Promise<{ data: unknown; ms: number }>;

type Row = Record<string, string | number | null>;

const LIST_PAGE = 200;
const TOP = 5;

/** What the search over records found and missed, and how long each took. */
export async function measureRecords(ask: Ask, random: Random) {
  const rowsOf = async (resource: string, locale: string, pageNo = 1) => {
    const request = { resource, paging: true, pageNo, pageSize: LIST_PAGE };
    const { data } = await ask('/api/v1/queryList', request, locale);
    return data as { dataList: Row[]; totalCount: number };
  };
  const { dataList: newest, totalCount } = await rowsOf('orders', 'zh-CN');
  const { dataList: older } = await rowsOf(
    'orders',
    'zh-CN',
    Math.max(1, Math.floor(totalCount / LIST_PAGE / 2)),
  );
  const orders = [...newest, ...older];
  const purchases = (await rowsOf('purchase-orders', 'zh-CN')).dataList;
  const queries: (Query & { isIt(record: Found): boolean })[] = [
    ...pickSome(orders, 40, random).map((row) => ofOrder('number', text(row.orderNo), row)),
    ...pickSome(orders, 20, random).map((row) =>
      ofOrder('end of a number', text(row.orderNo).slice(-9), row),
    ),
    ...pickSome(
      orders.filter((row) => row.trackingNo),
      10,
      random,
    ).map((row) => ofOrder('tracking', text(row.trackingNo), row)),
    ...pickSome(orders, 10, random).map((row) => ({
      ...ofOrder('buyer', text(row.buyerName), row),
      isIt: (record: Found) => record.kind === 'orders' && record.detail.includes(text(row.buyerName)),
    })),
    ...pickSome(orders, 35, random).map((row) => ofOrder('swapped', swap(text(row.orderNo), random), row)),
    ...pickSome(orders, 25, random).map((row) => ofOrder('twice', slipTwice(text(row.orderNo), random), row)),
    ...pickSome(purchases, 15, random).map((row) => ({
      locale: 'zh-CN' as const,
      kind: 'purchase',
      typed: text(row.code),
      meant: text(row.code),
      isIt: (record: Found) => record.kind === 'purchase-orders' && record.title === text(row.code),
    })),
  ];
  for (const locale of ['zh-CN', 'en-US', 'ko-KR'] as const) {
    const listings = (await rowsOf('listings', locale)).dataList;
    const named = (kind: string, typed: string, row: Row) => ({
      locale,
      kind,
      typed,
      meant: text(row.productName),
      isIt: (record: Found) => record.title === text(row.productName),
    });
    queries.push(
      ...pickSome(listings, 10, random).map((row) => named('ASIN', text(row.asin), row)),
      ...pickSome(listings, 10, random).map((row) => named('SKU', text(row.sku), row)),
      ...pickSome(listings, 10, random).map((row) => named('product', text(row.productName), row)),
      ...pickSome(
        listings.filter((row) => text(row.productName).length > 4),
        15,
        random,
      ).map((row) => named('swapped', swap(text(row.productName), random), row)),
    );
  }
  const missed: Query[] = [];
  const ms: number[] = [];
  for (const { isIt, ...query } of queries) {
    const { data, ms: took } = await ask('/api/v1/searchRecords', { keyword: query.typed }, query.locale);
    ms.push(took);
    const { dataList } = data as { dataList: Found[] };
    // Five of each kind are shown.
    const shown = dataList.filter(
      (record, at) => dataList.slice(0, at).filter(({ kind }) => kind === record.kind).length < TOP,
    );
    if (!shown.some(isIt)) missed.push(query);
  }
  const slips = queries.filter(({ kind }) => kind === 'swapped' || kind === 'twice').length;
  return { orders: totalCount, count: queries.length, slips, missed, ms };
}

type Found = { kind: string; id: string; title: string; detail: string };

function text(value: string | number | null | undefined): string {
  return String(value ?? '');
}

function ofOrder(kind: string, typed: string, row: Row) {
  return {
    locale: 'zh-CN' as const,
    kind,
    typed,
    meant: text(row.orderNo),
    isIt: (record: Found) => record.kind === 'orders' && record.id === row.id,
  };
}
