import { type HandlerRequestOf, purchaseCodes, type purchaseContract } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companyApps, type ServiceFacts } from '../../db/schema/purchases.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Words } from '../business/words/Words.ts';
import { findTemplate } from '../systems/openService.ts';
import type { StoredService } from '../systems/requireService.ts';
import { addMonths } from './addMonths.ts';
import { planPurchase, type ServiceState } from './planPurchase.ts';
import { appOnSale, readSales, type Sales, systemOnSale } from './readSales.ts';

/** What a caller wants to buy. */
export type Selection = Omit<
  HandlerRequestOf<(typeof purchaseContract)['quotePurchase']>,
  'months' | 'quantity'
> & { months?: number | undefined; quantity?: number | undefined };

/** Whose, and at what time. */
export type PlanPlace = { db: Database; companyId: string; now: Date };

/** A selection with its price and what it changes; exactly one of `service` and `app` is set. */
export type Plan = {
  originalAmount: number;
  amount: number;
  currency: string;
  productName: Words;
  systemName: Words | null;
  before: ServiceFacts | null;
  after: ServiceFacts;
  service?: { systemCode: string; packageName: Words; state: ServiceState };
  app?: { appId: string; expiresAt: Date };
};

const IN_SERVICE = 2;

/** What a selection costs the company and brings it now. Throws when it is not on sale to it. */
export async function planSelection(place: PlanPlace, selection: Selection): Promise<Plan> {
  const sales = await readSales(place.db);
  const plan =
    selection.kind === 'app'
      ? await planApp(sales, place, selection)
      : await planService(sales, place, { ...selection, kind: selection.kind });
  if (!plan) throw new BusinessError(purchaseCodes.notOnSale, 'notOnSale');
  return plan;
}

/** A company's service of a system; undefined when it does not have it. */
export async function findService(
  { db, companyId }: Pick<PlanPlace, 'db' | 'companyId'>,
  systemCode: string,
): Promise<StoredService | undefined> {
  const [service] = await db
    .select()
    .from(companySystems)
    .where(and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, systemCode)))
    .limit(1);
  return service;
}

type ServiceSelection = Selection & { kind: 'buy' | 'renew' | 'upgrade' | 'additional' };

async function planService(
  sales: Sales,
  place: PlanPlace,
  selection: ServiceSelection,
): Promise<Plan | undefined> {
  const system = systemOnSale(sales, selection.systemCode);
  if (!system) return undefined;
  const stored = await findService(place, system.systemCode);
  const systemName: Words | undefined = stored
    ? [stored.systemName, stored.systemEnName, stored.systemKrName]
    : (await findTemplate(place.db, system.systemCode))?.name;
  if (!systemName) return undefined;
  const plan = planPurchase({ ...sales, system }, stored, selection, place.now);
  if (!plan) return undefined;
  const { after: state, package: product, ...price } = plan;
  const before = stored?.packageId
    ? factsOf(stored, [
        stored.packageName ?? '',
        stored.packageEnName ?? stored.packageName ?? '',
        stored.packageKrName ?? stored.packageName ?? '',
      ])
    : null;
  return {
    ...price,
    currency: sales.currency,
    productName: product.name,
    systemName,
    before,
    after: factsOf(state, product.name),
    service: { systemCode: system.systemCode, packageName: product.name, state },
  };
}

async function planApp(
  sales: Sales,
  { db, companyId, now }: PlanPlace,
  { productId, months }: Selection,
): Promise<Plan | undefined> {
  const app = appOnSale(sales, productId);
  const period = sales.periods.find((one) => one.months === months);
  if (!app || !period) return undefined;
  const { appId, name, monthlyAmount } = app;
  const [owned] = await db
    .select()
    .from(companyApps)
    .where(and(eq(companyApps.companyId, companyId), eq(companyApps.appId, appId)));
  const expiresAt = addMonths(owned && owned.expiresAt > now ? owned.expiresAt : now, period.months);
  const originalAmount = monthlyAmount * period.months;
  return {
    originalAmount,
    amount: Math.round((originalAmount * (100 - period.discount)) / 100),
    currency: sales.currency,
    productName: name,
    systemName: null,
    before: owned ? appFacts(name, owned.expiresAt) : null,
    after: appFacts(name, expiresAt),
    app: { appId, expiresAt },
  };
}

function factsOf({ status, billing, expiresAt }: ServiceState, packageName: Words): ServiceFacts {
  return { packageName, status, billing, expireTime: expiresAt?.toISOString() ?? null };
}

function appFacts(packageName: Words, expiresAt: Date): ServiceFacts {
  return { packageName, status: IN_SERVICE, billing: [], expireTime: expiresAt.toISOString() };
}
