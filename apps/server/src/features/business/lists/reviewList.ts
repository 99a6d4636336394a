import { and, eq, or } from 'drizzle-orm';
import { products, reviews } from '../../../db/schema/business.ts';
import { containsText } from '../containsText.ts';
import { productNameIn } from '../productNameIn.ts';
import type { ListSource } from './ListSource.ts';
import { lookUp } from './lookUp.ts';
import { namedProducts } from './namedProducts.ts';

/** Reviews as a generic list. */
export const reviewList: ListSource = {
  table: reviews,
  companyId: reviews.companyId,
  id: reviews.reviewId,
  status: reviews.status,
  marketplace: reviews.marketplace,
  title: ['评价', 'Reviews', '리뷰'],
  statuses: ['unanswered', 'answered'],
  columns: [
    { key: 'stars', type: 'rating' },
    { key: 'title', type: 'text' },
    { key: 'body', type: 'text' },
    { key: 'productName', type: 'text' },
    { key: 'marketplace', type: 'text' },
    { key: 'status', type: 'status' },
    { key: 'author', type: 'text' },
    { key: 'reviewedAt', type: 'date-time' },
    { key: 'reply', type: 'text' },
  ],
  usual: 'stars title body productName marketplace status author reviewedAt',
  sortBy: (key, locale) =>
    lookUp(
      {
        stars: reviews.stars,
        title: reviews.title,
        body: reviews.body,
        productName: productNameIn(locale),
        marketplace: reviews.marketplace,
        status: reviews.status,
        author: reviews.author,
        reviewedAt: reviews.reviewedAt,
        reply: reviews.reply,
      },
      key,
    ),
  defaultSort: 'reviewedAt',
  matches: (text, company) =>
    or(
      ...[reviews.title, reviews.body, reviews.author, reviews.sku].map((column) =>
        containsText(column, text),
      ),
      namedProducts(reviews.sku, text, company),
    ),
  async read(db, { where, orderBy, limit, offset, locale }) {
    const rows = await db
      .select({ row: reviews, productName: productNameIn(locale) })
      .from(reviews)
      .leftJoin(products, and(eq(products.companyId, reviews.companyId), eq(products.sku, reviews.sku)))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, productName }) => ({
      id: row.reviewId,
      stars: row.stars,
      title: row.title,
      body: row.body,
      productName: productName ?? row.sku,
      marketplace: row.marketplace,
      status: row.status,
      author: row.author,
      reviewedAt: row.reviewedAt.toISOString(),
      reply: row.reply,
    }));
  },
};
