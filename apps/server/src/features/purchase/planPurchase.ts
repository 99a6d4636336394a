import type { BillingValue } from '../../db/schema/systems.ts';
import { addMonths } from './addMonths.ts';
import { isRunning, packageAction } from './packageAction.ts';
import type { ProductPackage, ProductSystem, SalesTerms } from './readSales.ts';
import { UPGRADE_MAX_DAYS } from './rules.ts';

/** What a service is to the rules of buying. */
export type ServiceState = {
  packageId: string | null;
  status: number;
  serviceDeploy: number;
  billing: BillingValue[];
  expiresAt: Date | null;
};

/** What is to be bought for a system. */
export type SystemSelection = {
  kind: 'buy' | 'renew' | 'upgrade' | 'additional';
  productId?: string | undefined;
  months?: number | undefined;
  quantity?: number | undefined;
};

/** What it costs, and how the service stands afterwards. */
export type PurchasePlan = {
  originalAmount: number;
  amount: number;
  /** The package that it is about; the present one for more of an item. */
  package: ProductPackage;
  after: ServiceState;
};

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const IN_SERVICE = 2;
const AUTHORISED = 4;
const READY = 4;
/** Systems whose access rests on being authorised. */
const BY_AUTHORISATION = new Set(['AMAZON_OPERATE', 'BI']);

/** What a selection costs and brings; undefined when it is not sold to a company that stands so. */
export function planPurchase(
  { system, periods }: { system: ProductSystem } & Pick<SalesTerms, 'periods'>,
  service: ServiceState | undefined,
  selection: SystemSelection,
  now: Date,
): PurchasePlan | undefined {
  const { kind, months } = selection;
  if (kind === 'additional') return planAddition(system, service, selection, now);
  const present = system.packages.find(({ packageId }) => packageId === service?.packageId);
  const wanted =
    kind === 'renew' ? present : system.packages.find(({ packageId }) => packageId === selection.productId);
  if (!wanted || packageAction(system, wanted, service, now) !== kind) return undefined;
  // A renewal is of the package that it was ordered for: another one has another price.
  if (selection.productId !== undefined && selection.productId !== wanted.packageId) return undefined;
  if (kind === 'upgrade') return service && present && planUpgrade(system, service, present, wanted, now);
  const period = periods.find((one) => one.months === months);
  if (!period) return undefined;
  const originalAmount = wanted.monthlyAmount * period.months;
  const from = kind === 'renew' && service?.expiresAt && service.expiresAt > now ? service.expiresAt : now;
  return {
    originalAmount,
    amount: Math.round((originalAmount * (100 - period.discount)) / 100),
    package: wanted,
    after: inService(system, service, {
      packageId: wanted.packageId,
      billing: billingOf(wanted, period.months, kind === 'renew' ? service?.billing : undefined),
      expiresAt: addMonths(from, period.months),
    }),
  };
}

function planUpgrade(
  system: ProductSystem,
  service: ServiceState,
  present: ProductPackage,
  wanted: ProductPackage,
  now: Date,
): PurchasePlan {
  const left = service.expiresAt
    ? (service.expiresAt.getTime() - now.getTime()) / DAY_MS
    : Number.POSITIVE_INFINITY;
  const days = Math.ceil(Math.min(left, UPGRADE_MAX_DAYS));
  const amount = Math.ceil(((wanted.monthlyAmount - present.monthlyAmount) * days) / MONTH_DAYS);
  const months = Math.ceil(days / MONTH_DAYS);
  const billing = wanted.items.map(({ keyValue, quantity, monthly, unlimited }) => {
    const had = service.billing.find((value) => value.keyValue === keyValue);
    const former = present.items.find((item) => item.keyValue === keyValue);
    const gained = Math.max(0, quantity - (former?.quantity ?? 0)) * (monthly ? months : 1);
    const isUnlimited = unlimited === true || had?.unlimitedUse === true;
    return value(keyValue, isUnlimited ? 0 : (had?.billingItemValue ?? 0) + gained, isUnlimited);
  });
  return {
    originalAmount: amount,
    amount,
    package: wanted,
    after: inService(system, service, {
      packageId: wanted.packageId,
      billing,
      expiresAt: service.expiresAt,
    }),
  };
}

function planAddition(
  system: ProductSystem,
  service: ServiceState | undefined,
  { productId, quantity = 0 }: SystemSelection,
  now: Date,
): PurchasePlan | undefined {
  const present = system.packages.find(({ packageId }) => packageId === service?.packageId);
  const addition = system.additions.find(({ keyValue }) => keyValue === productId);
  const had = service?.billing.find(({ keyValue }) => keyValue === productId);
  if (!service || !present || !addition || !isRunning(service, now)) return undefined;
  if (quantity < 1 || had?.unlimitedUse) return undefined;
  const amount = addition.amount * quantity;
  const more = value(addition.keyValue, (had?.billingItemValue ?? 0) + addition.block * quantity, false);
  const billing = had ? service.billing.map((one) => (one === had ? more : one)) : [...service.billing, more];
  const after = { ...service, billing };
  return { originalAmount: amount, amount, package: present, after };
}

/** What a package brings for some months, on top of what a renewed service has. */
function billingOf(
  { items }: ProductPackage,
  months: number,
  had: readonly BillingValue[] = [],
): BillingValue[] {
  return items.map(({ keyValue, quantity, monthly, unlimited }) => {
    const before = had.find((one) => one.keyValue === keyValue);
    if (unlimited || before?.unlimitedUse) return value(keyValue, 0, true);
    const left = before?.billingItemValue ?? 0;
    return value(keyValue, monthly ? left + quantity * months : Math.max(left, quantity), false);
  });
}

function value(keyValue: string, billingItemValue: number, unlimitedUse: boolean): BillingValue {
  return { keyValue, billingItemValue, unlimitedUse };
}

function inService(
  { systemCode }: ProductSystem,
  service: ServiceState | undefined,
  bought: Pick<ServiceState, 'packageId' | 'billing' | 'expiresAt'>,
): ServiceState {
  const isAuthorised = BY_AUTHORISATION.has(systemCode) || service?.status === AUTHORISED;
  return {
    ...bought,
    status: isAuthorised ? AUTHORISED : IN_SERVICE,
    serviceDeploy: service?.serviceDeploy ?? READY,
  };
}
