import type { BillingValue } from '../../../db/schema/systems.ts';
import type { FileStanding } from '../file/PortalFileSchema.ts';

/** A name in Chinese, English and Korean, as it is stored. */
export type Names = readonly [chinese: string, english: string, korean: string];
type FileNames = { zh: string; en: string; ko: string };

/** How a service stands, as it is stored. */
export type Standing = {
  status: number;
  serviceDeploy: number;
  packageId: string | null;
  packageName: Names | null;
  billing: BillingValue[];
};

const IN_SERVICE = 2;
const READY = 4;

export const toNames = ({ zh, en, ko }: FileNames): Names => [zh, en, ko];
export const fromNames = ([zh, en, ko]: Names): FileNames => ({ zh, en, ko });

/** What the file says about how a service stands; what it leaves open is not there. */
export function namedStanding({ status, deploy, package: own, quota }: FileStanding): Partial<Standing> {
  return {
    ...(status !== undefined && { status }),
    ...(deploy !== undefined && { serviceDeploy: deploy }),
    ...(own !== undefined && { packageId: own?.id ?? null, packageName: own && toNames(own.name) }),
    ...(quota && {
      billing: quota.map(({ item, count, unlimited }) => {
        return { keyValue: item, billingItemValue: count, unlimitedUse: unlimited };
      }),
    }),
  };
}

/** How a service stands of which nothing is said: in service, with a package of its own. */
export function usualStanding(packageId: string, packageName: Names): Standing {
  return { status: IN_SERVICE, serviceDeploy: READY, packageId, packageName, billing: [] };
}

/** How a service stands, for the file: whatever is as usual is left out. */
export function toFileStanding({ status, serviceDeploy, packageId, packageName, billing }: Standing) {
  const [zh = '', en = '', ko = ''] = packageName ?? [packageId ?? ''];
  return {
    ...(status !== IN_SERVICE && { status }),
    ...(serviceDeploy !== READY && { deploy: serviceDeploy }),
    package: packageId === null ? null : { id: packageId, name: { zh, en, ko } },
    ...(billing.length > 0 && {
      quota: billing.map(({ keyValue, billingItemValue, unlimitedUse }) => ({
        item: keyValue,
        ...(billingItemValue !== 0 && { count: billingItemValue }),
        ...(unlimitedUse && { unlimited: true }),
      })),
    }),
  };
}
