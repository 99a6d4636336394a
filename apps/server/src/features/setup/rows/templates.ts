import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { menuTemplates } from '../../../db/schema/menus.ts';
import { planTemplates, systemTemplates } from '../../../db/schema/systems.ts';
import type { FileSystem, PortalFileInput } from '../file/PortalFileSchema.ts';
import { keepOrder } from './keepOrder.ts';
import { type PlainMenu, toRows, toTree } from './menuTrees.ts';
import {
  fromNames,
  namedStanding,
  type Standing,
  toFileStanding,
  toNames,
  usualStanding,
} from './standing.ts';

type MenuTemplate = typeof menuTemplates.$inferSelect;
type PlanTemplate = typeof planTemplates.$inferSelect;

/** What companies can be given. */
export type Templates = {
  systems: (typeof systemTemplates.$inferSelect)[];
  menus: MenuTemplate[];
  plans: PlanTemplate[];
};

/** The templates of the database, in their order. */
export async function readTemplates(db: Database): Promise<Templates> {
  return {
    systems: await db
      .select()
      .from(systemTemplates)
      .orderBy(asc(systemTemplates.position), asc(systemTemplates.systemCode)),
    menus: await db
      .select()
      .from(menuTemplates)
      .orderBy(asc(menuTemplates.position), asc(menuTemplates.menuId)),
    plans: await db.select().from(planTemplates).orderBy(asc(planTemplates.plan)),
  };
}

/** The templates that a file describes; what is in the same order keeps its places. */
export function templatesOf(systems: readonly FileSystem[], present: Templates): Templates {
  const rows = systems.map(({ code, slug, name, home }, position) => ({
    systemCode: code,
    position,
    slug: slug ?? code.toLowerCase(),
    name: toNames(name),
    homeMenuId: home ?? null,
  }));
  return {
    systems: keepOrder(rows, present.systems, ({ systemCode }) => systemCode),
    menus: systems.flatMap(({ code, menus }) =>
      keepOrder(
        toRows<number>(code, menus as never).map(toTemplate),
        present.menus.filter(({ systemCode }) => systemCode === code),
        ({ menuId }) => menuId,
      ),
    ),
    plans: systems.flatMap((system) => (system.plans ?? []).map((plan) => toPlan(system, plan))),
  };
}

function toTemplate({ platformEnds, assetsEnds, ...row }: PlainMenu<number>): MenuTemplate {
  return { ...row, platformExpireDays: platformEnds, assetsExpireDays: assetsEnds };
}

function toPlan(
  { code, slug, name }: FileSystem,
  { plan, days, ...standing }: NonNullable<FileSystem['plans']>[number],
): PlanTemplate {
  const usual = usualStanding(`pkg-${slug ?? code.toLowerCase()}-${plan}`, toNames(name));
  const row: Standing = { ...usual, ...namedStanding(standing) };
  return { plan, systemCode: code, days, ...row };
}

/** The systems of the file that describes these templates. */
export function toFileSystems({ systems, menus, plans }: Templates): PortalFileInput['systems'] {
  const trees = Map.groupBy(menus, ({ systemCode }) => systemCode);
  return systems.map(({ systemCode, slug, name, homeMenuId }) => {
    const own = plans.filter((plan) => plan.systemCode === systemCode);
    return {
      code: systemCode,
      name: fromNames(name),
      ...(slug !== systemCode.toLowerCase() && { slug }),
      ...(homeMenuId !== null && { home: homeMenuId }),
      ...(own.length > 0 && {
        plans: own.map(({ plan, days, ...row }) => ({ plan, days, ...toFileStanding(row) })),
      }),
      menus: toTree((trees.get(systemCode) ?? []).map(fromTemplate)),
    };
  });
}

function fromTemplate({ platformExpireDays, assetsExpireDays, ...row }: MenuTemplate): PlainMenu<number> {
  return { ...row, platformEnds: platformExpireDays, assetsEnds: assetsExpireDays };
}
