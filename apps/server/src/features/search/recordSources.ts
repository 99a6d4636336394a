import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { businessRecords, listings, products } from '../../db/schema/business.ts';
import { memberships, users } from '../../db/schema/identity.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { productNameColumns, productNameIn } from '../business/productNameIn.ts';
import { categoryWords } from '../business/words/categoryWords.ts';
import { marketplaceLabel } from '../business/words/marketplaceLabel.ts';
import { statusIn } from '../business/words/statusWords.ts';
import { inLanguage } from '../business/words/Words.ts';
import { roleOf, UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { orderSource } from './findOrders.ts';
import { findOrSimilar } from './findOrSimilar.ts';
import { matchesWords, rankOf } from './matchWords.ts';
import { detailOf, type RecordSource } from './RecordSource.ts';

const ofProduct = and(eq(products.companyId, listings.companyId), eq(products.sku, listings.sku));

const productSource: RecordSource = {
  kind: 'products',
  pages: ['/list/stock', '/listings'],
  find: (search, context) =>
    findOrSimilar(search, [products.sku, ...productNameColumns], async (where, order, most) => {
      const { db, companyId, locale } = context;
      const name = productNameIn(locale);
      const rows = await db
        .select({ product: products, name })
        .from(products)
        .where(and(eq(products.companyId, companyId), where))
        .orderBy(order, asc(products.sku))
        .limit(most);
      return rows.map(({ product, name: title }) => ({
        found: {
          id: product.sku,
          title,
          detail: detailOf(product.sku, inLanguage(categoryWords(product.category), locale)),
          query: { q: product.sku },
        },
        texts: textsOf(product),
      }));
    }),
};

const listingSource: RecordSource = {
  kind: 'listings',
  pages: ['/listings'],
  find: (search, context) =>
    findOrSimilar(
      search,
      [listings.asin, listings.sku, ...productNameColumns],
      async (where, order, most) => {
        const { db, companyId, locale } = context;
        const rows = await db
          .select({ row: listings, product: products, name: productNameIn(locale) })
          .from(listings)
          .leftJoin(products, ofProduct)
          .where(and(eq(listings.companyId, companyId), where))
          .orderBy(order, asc(listings.salesRank), asc(listings.listingId))
          .limit(most);
        return rows.map(({ row, product, name }) => ({
          found: {
            id: row.listingId,
            title: name ?? row.sku,
            detail: detailOf(
              row.asin,
              marketplaceLabel(row.marketplace, locale),
              statusIn(row.status, locale, 'listings').label,
            ),
            query: { q: row.asin, open: row.listingId },
          },
          texts: [row.asin, ...(product ? textsOf(product) : [row.sku])],
        }));
      },
    ),
};

/** What a product is known by. */
function textsOf({ sku, productName, productEnName, productKrName }: typeof products.$inferSelect): string[] {
  return [sku, productName, productEnName, productKrName];
}

const field = (name: string): SQL<string> => sql<string>`${businessRecords.fields}->>${sql.raw(`'${name}'`)}`;

const purchaseSource: RecordSource = {
  kind: 'purchase-orders',
  pages: ['/list/purchase-orders'],
  async find({ words, keyword, limit }, { db, companyId, locale }) {
    const rows = await db
      .select()
      .from(businessRecords)
      .where(
        and(
          eq(businessRecords.companyId, companyId),
          eq(businessRecords.kind, 'purchase-orders'),
          matchesWords([field('code'), field('supplier'), field('sku')], words),
        ),
      )
      .orderBy(asc(rankOf(field('code'), keyword)), desc(businessRecords.updatedAt))
      .limit(limit);
    return rows.map(({ recordId, status, fields }) => ({
      id: recordId,
      title: String(fields.code ?? recordId),
      detail: detailOf(
        statusIn(status, locale, 'purchase-orders').label,
        String(fields.supplier ?? ''),
        String(fields.sku ?? ''),
      ),
      query: { q: String(fields.code ?? ''), open: recordId },
    }));
  },
};

const peopleSource: RecordSource = {
  kind: 'people',
  pages: ['/embel/list'],
  async find({ words, keyword, limit }, context) {
    if (!(await seesPeople(context))) return [];
    const { db, companyId } = context;
    const name = sql<string>`coalesce(nullif(${users.realName}, ''), nullif(${users.nickName}, ''), ${users.userName})`;
    const rows = await db
      .select({ id: users.id, name, userName: users.userName, email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.companyId, companyId),
          matchesWords([users.userName, users.realName, users.nickName, users.email, users.phone], words),
        ),
      )
      .orderBy(asc(rankOf(name, keyword)), asc(name), asc(users.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: detailOf(row.userName === row.name ? undefined : row.userName, row.email),
      query: { id: row.id },
    }));
  },
};

/** The company's people are a main account's matter, as the page that shows them is. */
async function seesPeople(context: RequestContext): Promise<boolean> {
  return (await roleOf(context)) === UNRESTRICTED_ROLE;
}

/** What can be searched, in the order of the kinds. */
export const recordSources: readonly RecordSource[] = [
  orderSource,
  productSource,
  listingSource,
  purchaseSource,
  peopleSource,
];
