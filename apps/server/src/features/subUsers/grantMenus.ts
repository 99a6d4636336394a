import { accountCodes, STANDARD_MENUS } from '@portal/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { memberships } from '../../db/schema/identity.ts';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { companySystems } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { findMember, memberName, ownRole, STANDARD_ROLE } from './findMember.ts';
import { requireMain } from './requireMain.ts';

/** The company's systems with all their menus. */
export const queryGrantableMenus: Handlers['queryGrantableMenus'] = async (_request, context) => {
  await requireMain(context);
  const { db, companyId } = context;
  const systems = await db
    .select()
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId))
    .orderBy(asc(companySystems.position));
  const rows = await db
    .select({
      systemCode: menus.systemCode,
      menuId: menus.menuId,
      parentId: menus.parentId,
      menuName: menus.menuName,
      menuEnName: menus.menuEnName,
      menuKrName: menus.menuKrName,
      lastMenu: menus.lastMenu,
    })
    .from(menus)
    .where(eq(menus.companyId, companyId))
    .orderBy(asc(menus.position));
  return systems.map(({ systemCode, systemName, systemEnName, systemKrName }) => ({
    systemCode,
    systemName,
    systemEnName,
    systemKrName,
    menus: rows
      .filter((row) => row.systemCode === systemCode)
      .map(({ systemCode: _system, lastMenu, parentId, ...row }) => ({
        ...row,
        parentId: parentId ?? undefined,
        isLeaf: lastMenu === 2,
      })),
  }));
};

/** The menus of a person, or those that sub-accounts have together. */
export const queryGrantedMenus: Handlers['queryGrantedMenus'] = async ({ holder }, context) => {
  await requireMain(context);
  const { db, companyId } = context;
  const role = holder === STANDARD_MENUS ? STANDARD_ROLE : (await findMember(context, holder)).role;
  const rows = await db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role)));
  return { menuIds: rows.map(({ menuId }) => menuId), isStandard: role === STANDARD_ROLE };
};

/** Gives menus; only pages of the company's own systems are kept of what is sent. */
export const saveGrantedMenus: Handlers['saveGrantedMenus'] = async (request, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, companyId } = context;
  const { holder } = request;
  const ofAll = holder === STANDARD_MENUS;
  if (!ofAll) await findMember(context, holder);
  const role = ofAll || request.isStandard ? STANDARD_ROLE : ownRole(holder);
  await db.transaction(async (tx) => {
    const target = ofAll ? STANDARD_MENUS : await memberName(tx, holder);
    await recordAudit(tx, context, { kind: 'rights', action: 'menus-granted', target });
    if (!ofAll)
      await tx
        .update(memberships)
        .set({ role })
        .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, holder)));
    if (!ofAll && request.isStandard) return;
    const wanted = [...new Set(request.menuIds)];
    const leaves =
      wanted.length === 0
        ? []
        : await tx
            .select({ menuId: menus.menuId })
            .from(menus)
            .where(and(eq(menus.companyId, companyId), eq(menus.lastMenu, 2), inArray(menus.menuId, wanted)));
    await tx.delete(roleMenus).where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role)));
    if (leaves.length > 0)
      await tx.insert(roleMenus).values(leaves.map(({ menuId }) => ({ companyId, role, menuId })));
  });
  return undefined;
};
