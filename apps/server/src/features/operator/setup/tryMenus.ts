import { and, asc, eq } from 'drizzle-orm';
import { companies, memberships, users } from '../../../db/schema/identity.ts';
import { menus } from '../../../db/schema/menus.ts';
import { decideAccess } from '../../access/decideAccess.ts';
import { type AccessScope, readAccessFacts } from '../../access/readAccessFacts.ts';
import { readMenus } from '../../menus/getMenuTree.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';

const LEAF = 2;

/** Whose menus, and of which system. */
export type MenusOf = { userId: string; companyId: string; systemCode: string };

/** A company's menus of a system as one of its people has them, with the reason where one is not shown, or shown locked. */
export const tryOperatorMenus: Look<'tryOperatorMenus'> = async (request, context) => {
  const found = await tryMenus(context, request);
  if (!found) throw notFound();
  return found;
};

/** The same for a terminal; undefined where the person does not work for the company. */
export async function tryMenus(
  scope: Omit<AccessScope, 'userId' | 'companyId'>,
  { userId, companyId, systemCode }: MenusOf,
) {
  const { db } = scope;
  const [found] = await db
    .select({ company: companies, membership: memberships, user: users })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)));
  if (!found) return undefined;
  const { company, membership, user } = found;
  // The same questions that are asked for the person, in their company.
  const theirs = { ...scope, userId, companyId };
  const facts = await readAccessFacts(theirs);
  const service = facts.services.find((one) => one.systemCode === systemCode);
  const refusal = service && decideAccess({ service }, facts);
  const entry = service ? (refusal?.bars === 'entry' ? refusal.reason : undefined) : 'no-service';
  const isOut = user.status !== 'active' || membership.disabledAt !== null;
  const reason = isOut ? 'person-disabled' : company.lockedAt ? 'company-locked' : entry;
  const all = await db
    .select()
    .from(menus)
    .where(and(eq(menus.companyId, companyId), eq(menus.systemCode, systemCode)))
    .orderBy(asc(menus.position));
  const shown = new Set((await readMenus(theirs, systemCode, membership.role)).map(({ menuId }) => menuId));
  const whyOf = (menu: (typeof all)[number]) => {
    if (reason !== undefined) return reason;
    if (!shown.has(menu.menuId)) return menu.lastMenu === LEAF ? 'not-granted' : 'nothing-below';
    return service && menu.lastMenu === LEAF ? decideAccess({ service, menu }, facts)?.reason : undefined;
  };
  return {
    reason,
    menus: all.map((menu) => ({
      menuId: menu.menuId,
      parentId: menu.parentId ?? undefined,
      name: { zh: menu.menuName, en: menu.menuEnName, ko: menu.menuKrName },
      isShown: reason === undefined && shown.has(menu.menuId),
      reason: whyOf(menu),
    })),
  };
}
