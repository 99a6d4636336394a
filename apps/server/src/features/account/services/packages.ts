import { accountCodes } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { companySystems, systemParams } from '../../../db/schema/systems.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { querySystems } from '../../systems/querySystems.ts';
import { requireService } from '../../systems/requireService.ts';
import { refuseInDemo } from '../refuseInDemo.ts';

const OFFER_GROUP = 'FREE_PACKAGE';
const OFFER_DAYS = 30;
const DAY_MS = 86_400_000;
const OPEN = 1;
const TAKEN = 2;
const IN_SERVICE = 2;
const READY = 4;
const NAMES = { 'zh-CN': '免费体验版', 'en-US': 'Free edition', 'ko-KR': '무료 체험판' } as const;

/** The package of a service. */
export const querySystemServicePackageInfo: Handlers['querySystemServicePackageInfo'] = async (
  request,
  context,
) => {
  const service = await requireService(context, request);
  const names = {
    'zh-CN': service.packageName,
    'en-US': service.packageEnName,
    'ko-KR': service.packageKrName,
  };
  const [value] = service.billing;
  return {
    packageId: service.packageId,
    packageName: names[context.locale] || service.packageName,
    quantity: value && !value.unlimitedUse ? value.billingItemValue : undefined,
    expireTime: service.expiresAt?.toISOString(),
  };
};

/** The free package on offer for a system. */
export const queryEjectFreePackage: Handlers['queryEjectFreePackage'] = async ({ systemCode }, context) => {
  const [offer] = await readOffers(context);
  if (offer?.systemCode !== systemCode) return null;
  const service = await requireService(context, { systemCode });
  const { packageId } = offer;
  const packageName = NAMES[context.locale];
  return { packageId, packageName, systemCode, systemName: service.systemName, days: OFFER_DAYS };
};

/** Takes a free package; two clicks take it once. */
export const openFreePackage: Handlers['openFreePackage'] = async ({ packageId }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, companyId, clock } = context;
  const systemCode = await db.transaction(async (tx) => {
    const [taken] = await tx
      .update(systemParams)
      .set({ status: TAKEN })
      .where(and(isOffer(companyId), eq(systemParams.systemValue, packageId)))
      .returning();
    if (!taken) throw new BusinessError(accountCodes.offerGone, 'offerGone');
    await tx
      .update(companySystems)
      .set({
        packageId,
        packageName: NAMES['zh-CN'],
        packageEnName: NAMES['en-US'],
        packageKrName: NAMES['ko-KR'],
        status: IN_SERVICE,
        serviceDeploy: READY,
        expiresAt: new Date(clock.now().getTime() + OFFER_DAYS * DAY_MS),
      })
      .where(and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, taken.systemName)));
    await recordAudit(tx, context, { kind: 'purchase', action: 'free-package', target: taken.systemName });
    await notifyProcesses(tx, { type: 'changed', what: 'services', companyId });
    return taken.systemName;
  });
  const { dataList } = await querySystems({ serviceCode: systemCode }, context);
  const [entry] = dataList ?? [];
  if (!entry) throw new BusinessError(accountCodes.offerGone, 'offerGone');
  return entry;
};

function isOffer(companyId: string) {
  return and(
    eq(systemParams.companyId, companyId),
    eq(systemParams.systemGroup, OFFER_GROUP),
    eq(systemParams.status, OPEN),
  );
}

async function readOffers({ db, companyId }: RequestContext) {
  return db
    .select({ systemCode: systemParams.systemName, packageId: systemParams.systemValue })
    .from(systemParams)
    .where(isOffer(companyId))
    .orderBy(asc(systemParams.position));
}
