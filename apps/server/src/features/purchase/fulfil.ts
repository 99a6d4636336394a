import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { menus } from '../../db/schema/menus.ts';
import { companyApps } from '../../db/schema/purchases.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { ID_PREFIXES, openService } from '../systems/openService.ts';
import { findService, type Plan } from './planSelection.ts';
import { appOnSale, readSales, systemOnSale } from './readSales.ts';

/** For whom, and when. */
type FulfilPlace = { companyId: string; now: Date };

/** Menus that belong to an app of the marketplace and not to the system's package. */
const BY_APP = '2';

/** Gives a company what it paid for: the service or the app, and the menus that come with it. */
export async function fulfil(tx: Database, place: FulfilPlace, { service, app }: Plan): Promise<void> {
  if (app) await giveApp(tx, place, app);
  if (service) await giveService(tx, place, service);
}

async function giveApp(
  tx: Database,
  { companyId }: FulfilPlace,
  { appId, expiresAt }: NonNullable<Plan['app']>,
): Promise<void> {
  await tx
    .insert(companyApps)
    .values({ companyId, appId, expiresAt })
    .onConflictDoUpdate({ target: [companyApps.companyId, companyApps.appId], set: { expiresAt } });
  const names = appOnSale(await readSales(tx), appId)?.menus ?? [];
  if (names.length > 0)
    await tx
      .update(menus)
      .set({ assetsExpireTime: expiresAt })
      .where(
        and(
          eq(menus.companyId, companyId),
          eq(menus.assetsType, BY_APP),
          inArray(menus.menuName, [...names]),
        ),
      );
}

async function giveService(
  tx: Database,
  { companyId, now }: FulfilPlace,
  { systemCode, packageName, state }: NonNullable<Plan['service']>,
): Promise<void> {
  const former = await findService({ db: tx, companyId }, systemCode);
  if (former) {
    const [zh, en, kr] = packageName;
    await tx
      .update(companySystems)
      .set({ ...state, packageName: zh, packageEnName: en, packageKrName: kr })
      .where(and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, systemCode)));
  } else {
    const opening = { companyId, systemCode, idPrefix: ID_PREFIXES.bought, now };
    await openService(tx, opening, { ...state, packageName });
  }
  const { packageId, expiresAt } = state;
  const isSame = former?.packageId === packageId && former.expiresAt?.getTime() === expiresAt?.getTime();
  if (!isSame) await openMenus(tx, { companyId, systemCode, packageId, expiresAt });
}

type Opening = { companyId: string; systemCode: string; packageId: string | null; expiresAt: Date | null };

/** Menus of this package and of lower ones open, those of higher ones close; what had run out runs again. */
async function openMenus(
  tx: Database,
  { companyId, systemCode, packageId, expiresAt }: Opening,
): Promise<void> {
  const packages = systemOnSale(await readSales(tx), systemCode)?.packages ?? [];
  const level = packages.find((one) => one.packageId === packageId)?.level ?? 0;
  const contained = packages.filter((one) => one.level <= level).map((one) => one.packageId);
  const ofSystem = and(eq(menus.companyId, companyId), eq(menus.systemCode, systemCode));
  const isContained = sql`exists (
    select 1 from jsonb_array_elements_text(${menus.updatePackageIds}) as wanted(id)
    where wanted.id = any(${sql.param(contained)}::text[]))`;
  await tx
    .update(menus)
    .set({ updateFlag: sql`case when ${isContained} then 1 else 2 end` })
    .where(and(ofSystem, isNotNull(menus.updatePackageIds)));
  await tx
    .update(menus)
    .set({ platformExpireTime: expiresAt })
    .where(and(ofSystem, isNotNull(menus.platformExpireTime)));
  await tx
    .update(menus)
    .set({ assetsExpireTime: expiresAt })
    .where(
      and(
        ofSystem,
        isNotNull(menus.assetsExpireTime),
        or(isNull(menus.assetsType), ne(menus.assetsType, BY_APP)),
      ),
    );
}
