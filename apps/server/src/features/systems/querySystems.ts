import type { HandlerResponseOf } from '@portal/api-client/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { companySystems } from '../../db/schema/systems.ts';
import type { Handlers, PortalContract } from '../../http/handlers.ts';
import type { Locale } from '../../http/localeOf.ts';
import { readBoundPlatforms } from '../access/readAccessFacts.ts';
import { pageOf } from '../params/pageOf.ts';
import type { StoredService } from './requireService.ts';

type SystemAnswer = NonNullable<
  HandlerResponseOf<PortalContract['querySystemExtListForSub']>['dataList']
>[number];

/** The service code that asks for the ERP subscription. */
const ERP_SERVICE_CODE = 'ERP+';

/** The company's systems in the switcher's order. */
export const querySystems: Handlers['querySystemExtListForSub'] = async (request, context) => {
  const { db, companyId, locale } = context;
  const filter = serviceFilter(request.serviceCode);
  const rows = await db
    .select()
    .from(companySystems)
    .where(and(eq(companySystems.companyId, companyId), filter))
    .orderBy(asc(companySystems.position));
  const boundPlatforms = await readBoundPlatforms(db, companyId);
  return pageOf(
    rows.map((row) => toEntry(row, boundPlatforms, locale)),
    request,
  );
};

function serviceFilter(serviceCode: string | undefined): SQL | undefined {
  if (!serviceCode) return undefined;
  return eq(companySystems.systemCode, serviceCode === ERP_SERVICE_CODE ? 'ERP' : serviceCode);
}

function toEntry(row: StoredService, boundPlatforms: string[], locale: Locale): SystemAnswer {
  return {
    serviceId: row.serviceId,
    systemCode: row.systemCode,
    systemName: row.systemName,
    systemEnName: row.systemEnName,
    systemKrName: row.systemKrName,
    name: byLocale(locale, row.systemName, row.systemEnName, row.systemKrName) ?? undefined,
    packageName: byLocale(locale, row.packageName, row.packageEnName, row.packageKrName) ?? undefined,
    status: row.status,
    serviceDeploy: row.serviceDeploy,
    packageId: row.packageId ?? undefined,
    embedded: row.embedded,
    systemDomain: row.systemDomain,
    serviceActive: row.activatedAt.toISOString(),
    serviceBillingValueDTOList: row.billing,
    serviceInfoExt: { expireTime: row.expiresAt?.toISOString() ?? null, boundPlatforms },
  };
}

function byLocale(
  locale: Locale,
  chinese: string | null,
  english: string | null,
  korean: string | null,
): string | null {
  const wanted = { 'zh-CN': chinese, 'en-US': english, 'ko-KR': korean }[locale];
  return wanted || chinese;
}
