import { asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { menus, menuTemplates, roleMenus } from '../../db/schema/menus.ts';
import {
  companySystems,
  paramTemplates,
  planTemplates,
  systemParams,
  systemTemplates,
} from '../../db/schema/systems.ts';

type SystemTemplate = typeof systemTemplates.$inferSelect;
type MenuTemplate = typeof menuTemplates.$inferSelect;

/** How a service stands when it opens. */
export type OpeningState = Pick<
  typeof companySystems.$inferSelect,
  'packageId' | 'status' | 'serviceDeploy' | 'billing' | 'expiresAt'
> & {
  packageName: typeof planTemplates.$inferSelect.packageName;
};

/** Which company gets which system, and when. */
export type Opening = {
  companyId: string;
  systemCode: string;
  /** Leads the ids of the menus, so that two ways to a system never meet in one id. */
  idPrefix: string;
  now: Date;
};

const TRIAL = 'trial';
/** Leads the ids of menus that came with a purchase and with a trial. */
export const ID_PREFIXES = { bought: '7', trial: '9' } as const;
const COMPANY = '{company}';
const DAY_MS = 86_400_000;

/** What companies can be given under this code; undefined where there is no such system. */
export async function findTemplate(db: Database, systemCode: string): Promise<SystemTemplate | undefined> {
  const [system] = await db.select().from(systemTemplates).where(eq(systemTemplates.systemCode, systemCode));
  return system;
}

/** Gives a company a system from its template, at the end of its list, with its menus. Throws where there is none. */
export async function openService(tx: Database, opening: Opening, state: OpeningState): Promise<void> {
  const { companyId, systemCode, idPrefix } = opening;
  const system = await findTemplate(tx, systemCode);
  if (!system) throw new Error(`There is no template of the system ${systemCode}`);
  const templates = await tx
    .select()
    .from(menuTemplates)
    .where(eq(menuTemplates.systemCode, systemCode))
    .orderBy(asc(menuTemplates.position));
  const [last] = await tx
    .select({ position: max(companySystems.position) })
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId));
  const position = (last?.position ?? -1) + 1;
  await tx.insert(companySystems).values({ ...toServiceRow(system, opening, state), position });
  await insertMany(
    tx,
    menus,
    templates.map((template) => toMenuRow(template, opening)),
  );
  await insertMany(
    tx,
    roleMenus,
    templates
      .filter(({ isForMembers }) => isForMembers)
      .map(({ menuId }) => ({ companyId, role: 'member', menuId: ownId(menuId, idPrefix) })),
  );
}

/** Gives a new company the systems of the trial plan and the usual parameters; nothing where no templates are known. */
export async function openTrial(
  tx: Database,
  { companyId, now }: Pick<Opening, 'companyId' | 'now'>,
): Promise<void> {
  const plans = await tx
    .select({ plan: planTemplates })
    .from(planTemplates)
    .innerJoin(systemTemplates, eq(systemTemplates.systemCode, planTemplates.systemCode))
    .where(eq(planTemplates.plan, TRIAL))
    .orderBy(asc(systemTemplates.position));
  for (const { plan } of plans) {
    const { systemCode, days, plan: _trial, ...state } = plan;
    const expiresAt = daysFrom(now, days);
    await openService(
      tx,
      { companyId, systemCode, idPrefix: ID_PREFIXES.trial, now },
      { ...state, expiresAt },
    );
  }
  const params = await tx.select().from(paramTemplates);
  await insertMany(
    tx,
    systemParams,
    params.map((param) => ({ ...param, companyId })),
  );
}

/** A service as it opens, but for its place among the others. */
export function toServiceRow(
  system: Pick<SystemTemplate, 'slug' | 'name' | 'homeMenuId'>,
  { companyId, systemCode, idPrefix, now }: Opening,
  { packageName, ...state }: OpeningState,
): Omit<typeof companySystems.$inferSelect, 'position'> {
  return {
    ...state,
    companyId,
    systemCode,
    serviceId: `svc-${companyId}-${system.slug}`,
    systemName: system.name[0],
    systemEnName: system.name[1],
    systemKrName: system.name[2],
    packageName: packageName?.[0] ?? null,
    packageEnName: packageName?.[1] ?? null,
    packageKrName: packageName?.[2] ?? null,
    embedded: true,
    systemDomain: '',
    activatedAt: now,
    homeMenuId: ownId(system.homeMenuId, idPrefix),
    useNewMenu: true,
    showUpdateFlag: null,
    packageShowUpdateFlag: 2,
  };
}

/** A template's menu as a company has it. */
export function toMenuRow(
  { platformExpireDays, assetsExpireDays, isForMembers: _, ...template }: MenuTemplate,
  { companyId, idPrefix, now }: Opening,
): typeof menus.$inferSelect {
  return {
    ...template,
    companyId,
    menuId: ownId(template.menuId, idPrefix),
    parentId: ownId(template.parentId, idPrefix),
    menuUrl: ownId(template.menuUrl, idPrefix),
    platformExpireTime: platformExpireDays === null ? null : daysFrom(now, platformExpireDays),
    assetsExpireTime: assetsExpireDays === null ? null : daysFrom(now, assetsExpireDays),
  };
}

/** A template's id or address as the company has it. */
export function ownId<Text extends string | null>(text: Text, idPrefix: string): Text {
  return (text?.replaceAll(COMPANY, idPrefix) ?? null) as Text;
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
