import type { menus, roleMenus } from '../../../db/schema/menus.ts';
import { STANDARD_ROLE } from '../../subUsers/findMember.ts';
import { type Opening, toMenuRow } from '../../systems/openService.ts';
import type { FileMenu } from '../file/MenuSchema.ts';
import { keepOrder } from './keepOrder.ts';
import { type PlainMenu, toRows, toTree } from './menuTrees.ts';
import type { Templates } from './templates.ts';

type MenuRow = typeof menus.$inferSelect;
type Grant = typeof roleMenus.$inferSelect;

/** A company's menus of one system, and who may open them besides those who see everything. */
export type CompanyMenus = { rows: MenuRow[]; grants: Grant[] };

const menuIdOf = ({ menuId }: { menuId: string }) => menuId;
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** The menus as the file lists them for the company. */
export function listedMenus(
  companyId: string,
  systemCode: string,
  tree: readonly FileMenu<string>[],
  present: CompanyMenus,
): CompanyMenus {
  const plain = toRows<string>(systemCode, tree);
  const rows = plain.map(({ isForMembers: _, platformEnds, assetsEnds, ...row }) => ({
    ...row,
    companyId,
    platformExpireTime: dateOf(platformEnds),
    assetsExpireTime: dateOf(assetsEnds),
  }));
  const members = plain.filter(({ isForMembers }) => isForMembers).map(menuIdOf);
  return settle(rows, grantsOf(companyId, members), present);
}

/** The menus as the system has them: what a menu that is there was bought for, and to whom it was granted, stays. */
export function menusOfSystem(
  opening: Opening,
  { menus: all }: Templates,
  present: CompanyMenus,
): CompanyMenus {
  const { companyId, systemCode } = opening;
  const templates = all.filter((template) => template.systemCode === systemCode);
  const before = new Map(present.rows.map((row) => [row.menuId, row]));
  const pairs = templates.map((template) => ({ template, row: toMenuRow(template, opening) }));
  const rows = pairs.map(({ row }) => {
    const former = before.get(row.menuId);
    if (!former) return row;
    const { updateFlag, platformExpireTime, assetsExpireTime } = former;
    return { ...row, updateFlag, platformExpireTime, assetsExpireTime };
  });
  const granted = present.grants.filter(({ role }) => role === STANDARD_ROLE).map(menuIdOf);
  const added = pairs.filter(({ template, row }) => template.isForMembers && !before.has(row.menuId));
  return settle(rows, grantsOf(companyId, [...granted, ...added.map(({ row }) => row.menuId)]), present);
}

const COMPANY = '{company}';

/** What leads the ids of a company's menus of a system: that of most menus that are there, or of this way to the system. */
export function prefixOf(
  systemCode: string,
  { menus: all }: Templates,
  present: CompanyMenus,
  usual: string,
): string {
  const endings = new Set(
    all.flatMap(({ menuId, systemCode: code }) =>
      code === systemCode && menuId.startsWith(COMPANY) ? [menuId.slice(COMPANY.length)] : [],
    ),
  );
  const counts = new Map<string, number>();
  for (const id of present.rows.map(menuIdOf))
    for (let at = 0; at < id.length; at += 1) {
      const prefix = id.slice(0, at);
      if (endings.has(id.slice(at))) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? usual;
}

/** A company's menus as the file lists them. */
export function toFileTree({ rows, grants }: CompanyMenus): FileMenu<string>[] {
  const members = new Set(grants.filter(({ role }) => role === STANDARD_ROLE).map(menuIdOf));
  return toTree(
    rows.map(
      ({ companyId: _, platformExpireTime, assetsExpireTime, ...row }): PlainMenu<string> => ({
        ...row,
        isForMembers: members.has(row.menuId),
        platformEnds: platformExpireTime?.toISOString() ?? null,
        assetsEnds: assetsExpireTime?.toISOString() ?? null,
      }),
    ),
  );
}

function grantsOf(companyId: string, menuIds: readonly string[]): Grant[] {
  return menuIds.map((menuId) => ({ companyId, role: STANDARD_ROLE, menuId }));
}

/** Places stay where the order does; what was granted to single people stays as long as its menu is there. */
function settle(rows: MenuRow[], members: readonly Grant[], present: CompanyMenus): CompanyMenus {
  const ids = new Set(rows.map(menuIdOf));
  const others = present.grants.filter(({ role }) => role !== STANDARD_ROLE);
  return {
    rows: keepOrder(rows, present.rows, menuIdOf),
    grants: [...others, ...members].filter(({ menuId }) => ids.has(menuId)),
  };
}
