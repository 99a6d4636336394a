import { accountCodes, SUPER_PLATFORM_CODE } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { userConfigs } from '../../db/schema/identity.ts';
import { systemParams } from '../../db/schema/systems.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { readMenus, readPins } from './getMenuTree.ts';
import { roleOf } from './roleOf.ts';
import { toMenuTree } from './toMenuTree.ts';

/** The version that everybody has. */
const BASE_PLATFORM_CODE = 'SSO_SYS_USER';
/** The operator's parameters that put a version on offer. */
const VERSION_GROUP = 'PLATFORM_VERSION';
/** A sub tab from here on means the newer version: the switch is not offered any more. */
const NEWER_SUB_TAB = 6;

const NAMES: Readonly<Record<string, { name: string; enName: string; krName: string }>> = {
  [BASE_PLATFORM_CODE]: { name: '标准版', enName: 'Standard version', krName: '스탠다드 버전' },
  [SUPER_PLATFORM_CODE]: { name: '超级版', enName: 'Super version', krName: '슈퍼 버전' },
};

/** The version in use and those on offer to the company. */
export const selectSystemMenuPlatformCode: Handlers['selectSystemMenuPlatformCode'] = async (
  _request,
  context,
) => {
  const codes = await offeredVersions(context);
  const [config] = await context.db.select().from(userConfigs).where(ownConfig(context));
  return {
    platformCode: config?.platformCode ?? BASE_PLATFORM_CODE,
    versions: codes.map((platformCode) => ({ platformCode, ...NAMES[platformCode] })),
  };
};

/** Switches the caller to a version that is on offer. */
export const updatePlatformCode: Handlers['updatePlatformCode'] = async ({ platformCode }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  if (!(await offeredVersions(context)).includes(platformCode))
    throw new BusinessError(accountCodes.versionNotOffered, 'versionNotOffered');
  const { db, userId, companyId } = context;
  const subTab = platformCode === BASE_PLATFORM_CODE ? 0 : NEWER_SUB_TAB;
  await db
    .insert(userConfigs)
    .values({ userId, companyId, platformCode, subTab })
    .onConflictDoUpdate({
      target: [userConfigs.userId, userConfigs.companyId],
      set: { platformCode, subTab },
    });
  return undefined;
};

/** The user centre's menus; an unknown version has none. */
export const queryECMenuTreeByPlatformCode: Handlers['queryECMenuTreeByPlatformCode'] = async (
  { platformCode },
  context,
) => {
  if (!Object.hasOwn(NAMES, platformCode)) return { menuInfoListDTOS: [] };
  const { services, host, secure } = context;
  const rows = await readMenus(context, BASE_PLATFORM_CODE, await roleOf(context));
  const appsOrigin = services.runtimeConfig.appsOrigin({ host, secure });
  return {
    menuInfoListDTOS: toMenuTree(rows, { pinned: await readPins(context), appsOrigin, systemDomain: '' }),
  };
};

async function offeredVersions({ db, companyId }: RequestContext): Promise<string[]> {
  const rows = await db
    .select({ platformCode: systemParams.systemName })
    .from(systemParams)
    .where(
      and(
        eq(systemParams.companyId, companyId),
        eq(systemParams.systemGroup, VERSION_GROUP),
        eq(systemParams.status, 1),
      ),
    )
    .orderBy(asc(systemParams.position));
  return [BASE_PLATFORM_CODE, ...rows.map((row) => row.platformCode)];
}

function ownConfig({ userId, companyId }: RequestContext) {
  return and(eq(userConfigs.userId, userId), eq(userConfigs.companyId, companyId));
}
