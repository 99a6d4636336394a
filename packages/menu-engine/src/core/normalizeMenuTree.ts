import type { Menu } from '@portal/api-client/contract';
import { COLLECT_FLAG_PINNED, MENU_DEPTH_MAX, MENU_RECORDS_MAX, SHOW_UPDATE_FLAG } from './constants.ts';
import { createPathTable } from './createPathTable.ts';
import { menuKey } from './menuKeys.ts';
import {
  hasAddress,
  hasName,
  hasUnsafeAddress,
  isLeafRecord,
  isRecord,
  type RawRecord,
  toContent,
  toId,
  toList,
} from './readMenu.ts';
import type { MenuEntry, MenuIndex, MenuProblem, MenuProblemReason } from './types.ts';

type Draft = Omit<MenuEntry, 'parent' | 'children' | 'leafCount'> & {
  readonly parent: Draft | undefined;
  readonly children: Draft[];
  leafCount: number;
};
/** Where a record is to be put. */
type Place = { readonly parent: Draft | undefined; readonly siblings: Draft[]; readonly level: number };

/**
 * Returns a menu tree as the index that every view asks; never throws. A broken record is kept out and reported in
 * `problems`, and its children take its place, so that no page is lost with a bad directory.
 */
export function normalizeMenuTree(response: unknown): MenuIndex {
  const source: RawRecord = isRecord(response) ? response : {};
  const leaves: MenuEntry[] = [];
  const byKey = new Map<string, MenuEntry>();
  const byId = new Map<string, Draft>();
  const paths = createPathTable();
  const problems: MenuProblem[] = [];
  const revisited = new Set<RawRecord>();
  const roots: Draft[] = [];
  let records = 0;

  if (!Array.isArray(source.childMenus)) problems.push({ reason: 'not-a-tree' });
  visitAll(topLevelOf(source), { parent: undefined, siblings: roots, level: 1 });
  const showUpdateFlag = source.showUpdateFlag ?? source.packageShowUpdateFlag ?? SHOW_UPDATE_FLAG.all;
  return {
    roots,
    leaves,
    byKey,
    byId,
    byPath: paths.byPath,
    problems,
    homeMenuId: toId(source.homeMenuId),
    usableOnly: Number(showUpdateFlag) === SHOW_UPDATE_FLAG.usableOnly,
    packageId: toId(source.packageId),
  };

  function visitAll(records: readonly unknown[], place: Place): number {
    let leafCount = 0;
    for (const record of records) leafCount += visit(record, place);
    return leafCount;
  }

  function visit(record: unknown, place: Place): number {
    records += 1;
    if (records > MENU_RECORDS_MAX)
      return records === MENU_RECORDS_MAX + 1 ? report('too-many', undefined, place) : 0;
    if (!isRecord(record)) return report('not-a-menu', undefined, place);
    const id = toId(record.menuId);
    if (place.level > MENU_DEPTH_MAX) return report('too-deep', id, place);
    const known = id === undefined ? undefined : byId.get(id);
    const flaw = id === undefined ? 'missing-id' : flawOf(record, known, place.parent);
    if (id !== undefined && !flaw) return add(id, record, place);
    report(flaw ?? 'missing-id', id, place);
    if (flaw === 'cycle' || known?.leaf || revisited.has(record)) return 0;
    revisited.add(record);
    return known ? addTo(known, record, place.level) : visitAll(toList(record.childMenus), deeper(place));
  }

  function add(id: string, record: RawRecord, place: Place): number {
    const { parent } = place;
    const leaf = isLeafRecord(record);
    const entry: Draft = {
      key: menuKey(id),
      id,
      menu: record as Menu,
      parent,
      children: [],
      depth: parent ? parent.depth + 1 : 1,
      leaf,
      leafCount: 1,
      content: toContent(record.special),
      pinned: Number(record.collectFlag) === COLLECT_FLAG_PINNED,
    };
    byId.set(id, entry);
    byKey.set(entry.key, entry);
    place.siblings.push(entry);
    paths.add(entry, record);
    const below = toList(record.childMenus);
    if (leaf) {
      leaves.push(entry);
      if (below.length > 0) report('below-leaf', id, place);
    } else
      entry.leafCount = visitAll(below, { parent: entry, siblings: entry.children, level: place.level + 1 });
    return entry.leafCount;
  }

  /** What a second record of the same id brings along joins the first one. */
  function addTo(known: Draft, record: RawRecord, level: number): number {
    const added = visitAll(toList(record.childMenus), {
      parent: known,
      siblings: known.children,
      level: level + 1,
    });
    for (let at: Draft | undefined = known; at; at = at.parent) at.leafCount += added;
    return 0;
  }

  function report(reason: MenuProblemReason, menuId: string | undefined, { parent }: Place): 0 {
    problems.push({ reason, menuId, parentId: parent?.id });
    return 0;
  }
}

/** A tree without menus, for the time before one is loaded and after a load that failed. */
export const EMPTY_MENU_INDEX: MenuIndex = /* @__PURE__ */ normalizeMenuTree({ childMenus: [] });

/** In the old shape (`useNewMenu` false) one directory, the system itself, stands around the top-level menus. */
function topLevelOf({ childMenus, useNewMenu }: RawRecord): readonly unknown[] {
  const menus = toList(childMenus);
  const [only] = menus;
  const wrapped = useNewMenu === false && menus.length === 1 && isRecord(only) && !isLeafRecord(only);
  return wrapped ? toList(only.childMenus) : menus;
}

function flawOf(
  record: RawRecord,
  known: Draft | undefined,
  parent: Draft | undefined,
): MenuProblemReason | undefined {
  if (known) return isAncestor(known, parent) ? 'cycle' : 'duplicate-id';
  if (!hasName(record)) return 'missing-name';
  if (!isLeafRecord(record)) return undefined;
  if (!hasAddress(record)) return 'missing-address';
  return hasUnsafeAddress(record) ? 'unsafe-address' : undefined;
}

function isAncestor(entry: Draft, from: Draft | undefined): boolean {
  for (let at = from; at; at = at.parent) if (at === entry) return true;
  return false;
}

function deeper({ parent, siblings, level }: Place): Place {
  return { parent, siblings, level: level + 1 };
}
