import { sql } from 'drizzle-orm';
import { type DataScope, readAsCompany } from '../../../data/runQuestion.ts';
import { firstOfLast } from '../../business/companyDays.ts';

/** The company's own words: what its products, shops, warehouses and campaigns are called. */
export type Vocabulary = {
  skus: readonly string[];
  /** Names of products in the three languages. */
  products: readonly string[];
  shops: readonly string[];
  warehouses: readonly string[];
  campaigns: readonly string[];
};

/** Words of one kind at most. */
const MOST = 5_000;
/** Campaigns are known by what they spent lately: all days of all years are too many to look through for a question. */
const CAMPAIGN_DAYS = 90;

/** Reads them, of the caller's company only. */
export async function readVocabulary(scope: DataScope): Promise<Vocabulary> {
  const rows = await readAsCompany(
    scope,
    sql`(select 'sku' as kind, sku as word from report.products limit ${MOST})
      union (select 'product', product_name from report.products limit ${MOST})
      union (select 'product', product_en_name from report.products limit ${MOST})
      union (select 'product', product_kr_name from report.products limit ${MOST})
      union (select 'shop', shop_name from report.shops limit ${MOST})
      union (select distinct 'warehouse', warehouse from report.stock limit ${MOST})
      union (select distinct 'campaign', campaign from report.ads_days
        where day >= ${firstOfLast(CAMPAIGN_DAYS, scope)}::date limit ${MOST})`,
  );
  const words = Map.groupBy(rows, ({ kind }) => String(kind));
  const of = (kind: string) => (words.get(kind) ?? []).flatMap(({ word }) => (word ? [String(word)] : []));
  return {
    skus: of('sku'),
    products: of('product'),
    shops: of('shop'),
    warehouses: of('warehouse'),
    campaigns: of('campaign'),
  };
}
