import type { HandlerResponseOf } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import type { BillingValue } from '../../db/schema/systems.ts';
import { companySystems, systemTemplates } from '../../db/schema/systems.ts';
import type { Handlers, PortalContract } from '../../http/handlers.ts';
import type { Locale } from '../../http/localeOf.ts';
import { inLanguage, type Words } from '../business/words/Words.ts';
import type { StoredService } from '../systems/requireService.ts';
import { isRunning, packageAction } from './packageAction.ts';
import { type ProductSystem, readSales } from './readSales.ts';

type Offer = NonNullable<HandlerResponseOf<PortalContract['queryProductPackages']>['offers']>[number];

/** What is on sale, and what the company can do with it; nothing where nobody takes payments. */
export const queryProductPackages: Handlers['queryProductPackages'] = async ({ systemCode }, context) => {
  const { db, companyId, clock, locale, services } = context;
  const now = clock.now();
  const { currency, periods, systems } = await readSales(db);
  const rows = await db.select().from(companySystems).where(eq(companySystems.companyId, companyId));
  const templates = await db.select().from(systemTemplates);
  const offers = systems
    .filter((system) => systemCode === undefined || system.systemCode === systemCode)
    .flatMap((system) => {
      const service = rows.find((row) => row.systemCode === system.systemCode);
      const template = templates.find((row) => row.systemCode === system.systemCode);
      const name = service ? systemNames(service) : template?.name;
      return name ? [toOffer(system, name, service, locale, now)] : [];
    });
  return { currency, periods: [...periods], offers: services.payments ? offers : [] };
};

function toOffer(
  system: ProductSystem,
  name: Words,
  service: StoredService | undefined,
  locale: Locale,
  now: Date,
): Offer {
  const canAdd =
    service &&
    isRunning(service, now) &&
    system.packages.some(({ packageId }) => packageId === service.packageId);
  const isUnlimited = (key: string) =>
    service?.billing.some(({ keyValue, unlimitedUse }) => keyValue === key && unlimitedUse);
  return {
    systemCode: system.systemCode,
    systemName: inLanguage(name, locale),
    ...(service && {
      serviceId: service.serviceId,
      status: service.status,
      packageId: service.packageId ?? undefined,
      packageName: inLanguage(packageNames(service), locale) || undefined,
      expireTime: service.expiresAt?.toISOString(),
    }),
    items: toItems(service?.billing),
    packages: system.packages.map((one) => ({
      packageId: one.packageId,
      packageName: inLanguage(one.name, locale),
      level: one.level,
      monthlyAmount: one.monthlyAmount,
      points: one.points.map((words) => inLanguage(words, locale)),
      items: one.items.map(({ keyValue, quantity, monthly, unlimited }) => ({
        keyValue,
        quantity,
        unlimited,
        monthly,
      })),
      action: packageAction(system, one, service, now),
    })),
    additions: canAdd ? system.additions.filter(({ keyValue }) => !isUnlimited(keyValue)) : [],
  };
}

/** What a service has of each item, as answers say it. */
export function toItems(billing: readonly BillingValue[] = []) {
  return billing.map(({ keyValue, billingItemValue, unlimitedUse }) => ({
    keyValue,
    quantity: billingItemValue,
    unlimited: unlimitedUse,
  }));
}

function systemNames({ systemName, systemEnName, systemKrName }: StoredService): Words {
  return [systemName, systemEnName || systemName, systemKrName || systemName];
}

function packageNames({ packageName, packageEnName, packageKrName }: StoredService): Words {
  const name = packageName ?? '';
  return [name, packageEnName || name, packageKrName || name];
}
