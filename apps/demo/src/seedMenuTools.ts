import { type Database, insertMany } from '@portal/server/data';
import { menus } from '@portal/server/schema/menus';
import {
  customGroupMenus,
  customGroups,
  menuDocuments,
  menuFavourites,
} from '@portal/server/schema/menuTools';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { DemoCompany } from './catalogue/companies.ts';
import { helpDocumentOf } from './help/helpDocumentOf.ts';

type SeedOptions = { company: DemoCompany; now: Date; userIds: readonly string[] };

/** The scenes that people start with: a name, a remark, and which of the usable ERP leaves they hold. */
const SCENES = [
  { name: '早间巡检', remark: '每天开工先看的页面', first: 0, count: 6 },
  { name: '大促备货', remark: '', first: 6, count: 9 },
] as const;

const FAVOURITES = 5;
const MINUTE_MS = 60_000;

/** Writes favourites and scenes of everybody in a company, and the help documents of its menus. */
export async function seedMenuTools(db: Database, { company, now, userIds }: SeedOptions): Promise<void> {
  const usable = await usableLeaves(db, company.id);
  const companyId = company.id;
  await insertMany(
    db,
    menuFavourites,
    userIds.flatMap((userId) =>
      usable.slice(2, 2 + FAVOURITES).map((menuId, index) => {
        const createdAt = new Date(now.getTime() - index * MINUTE_MS);
        return { companyId, userId, menuId, createdAt };
      }),
    ),
  );
  const scenes = userIds.flatMap((userId) =>
    SCENES.map((scene, position) => ({
      ...scene,
      userId,
      position,
      groupId: `${companyId}-${userId}-${position}`,
    })),
  );
  await insertMany(
    db,
    customGroups,
    scenes.map(({ groupId, userId, name, remark, position }) => {
      return { groupId, companyId, userId, name, remark, position, version: 1, createdAt: now };
    }),
  );
  await insertMany(
    db,
    customGroupMenus,
    scenes.flatMap(({ groupId, first, count }) =>
      usable.slice(first, first + count).map((menuId, position) => ({ groupId, menuId, position })),
    ),
  );
  const documented = await db
    .select({ menuId: menus.menuId, resource: menus.resource })
    .from(menus)
    .where(and(eq(menus.companyId, companyId), isNotNull(menus.resource)));
  await insertMany(
    db,
    menuDocuments,
    documented.map(({ menuId, resource }) => {
      return { companyId, menuId, platformType: 'ALL', documentId: helpDocumentOf(resource ?? '') };
    }),
  );
}

/** Leaves of ERP about everyday data that everybody may open. */
async function usableLeaves(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(menus)
    .where(
      and(
        eq(menus.companyId, companyId),
        eq(menus.systemCode, 'ERP'),
        eq(menus.lastMenu, 2),
        eq(menus.updateFlag, 1),
        inArray(menus.resource, ['orders', 'stock', 'listings', 'reviews']),
      ),
    )
    .orderBy(asc(menus.position));
  return rows
    .filter((row) => !row.dependencePlatform && !row.platformExpireTime && !row.assetsExpireTime)
    .map((row) => row.menuId);
}
