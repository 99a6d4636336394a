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

/** Milliseconds for which words are known: what a company adds is understood a minute later at the latest. */
const KNOWN_FOR_MS = 60_000;
/** Companies whose words are kept; those read longest ago are read again. */
const MOST_COMPANIES = 100;

type Kept = { until: number; words: Promise<Vocabulary> };
const kept = new WeakMap<DataScope['db'], Map<string, Kept>>();

/** The words of the caller's company only, as they are or were less than a minute ago. */
export function readVocabulary(scope: DataScope): Promise<Vocabulary> {
  const { db, companyId } = scope;
  const now = scope.now.getTime();
  const companies = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, companies);
  const found = companies.get(companyId);
  if (found && found.until > now && found.until <= now + KNOWN_FOR_MS) return found.words;
  const words = readWords(scope);
  companies.delete(companyId);
  companies.set(companyId, { until: now + KNOWN_FOR_MS, words });
  const [oldest] = companies.keys();
  if (companies.size > MOST_COMPANIES && oldest !== undefined) companies.delete(oldest);
  // What failed is tried again by the next question.
  words.catch(() => companies.get(companyId)?.words === words && companies.delete(companyId));
  return words;
}

async function readWords(scope: DataScope): Promise<Vocabulary> {
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
