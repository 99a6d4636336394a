import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema/business.ts';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { requireResource } from '../menus/requireResource.ts';
import { pageBounds } from '../params/pageOf.ts';
import { containsText } from './containsText.ts';
import { adList } from './lists/adList.ts';
import type { ListSource } from './lists/ListSource.ts';
import { listingList } from './lists/listingList.ts';
import { orderList } from './lists/orderList.ts';
import { reviewList } from './lists/reviewList.ts';
import { stockList } from './lists/stockList.ts';
import { productNameColumns } from './productNameIn.ts';
import { type ViewResource, viewCondition } from './views.ts';

const sources: Readonly<Record<ViewResource, ListSource>> = {
  orders: orderList,
  stock: stockList,
  listings: listingList,
  reviews: reviewList,
  ads: adList,
};

/** One page of any of the company's lists, with its columns. */
export const queryList: Handlers['queryList'] = async (request, context) => {
  await requireResource(context, request.resource);
  const { db, companyId, clock, locale } = context;
  const source = sources[request.resource];
  const sortColumn = source.sortBy(request.sortBy ?? source.defaultSort, locale);
  if (!sortColumn) throw new HttpError(400, 'badRequest', { detail: { field: 'sortBy' } });
  const { keyword, status, marketplace } = request.filters ?? {};
  const where = and(
    eq(source.companyId, companyId),
    viewCondition(request.resource, request.view, clock.now()),
    status ? eq(source.status, status) : undefined,
    marketplace ? eq(source.marketplace, marketplace) : undefined,
    keyword ? keywordCondition(source, keyword, context) : undefined,
  );
  const direction = (request.sortDirection ?? 'desc') === 'asc' ? asc : desc;
  const rows = await source.read(db, {
    where,
    orderBy: [direction(sortColumn), direction(source.id)],
    locale,
    ...pageBounds(request),
  });
  const [total] = await db.select({ count: count() }).from(source.table).where(where);
  return { columns: [...source.columns], dataList: rows, totalCount: total?.count ?? 0 };
};

function keywordCondition(source: ListSource, keyword: string, context: RequestContext): SQL | undefined {
  const named = context.db
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.companyId, context.companyId),
        or(...productNameColumns.map((column) => containsText(column, keyword))),
      ),
    );
  return or(
    ...source.searched.map((column) => containsText(column, keyword)),
    source.sku ? inArray(source.sku, named) : undefined,
  );
}
