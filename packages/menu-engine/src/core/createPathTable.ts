import { barePathOf, isExternalUrl, pathKey } from './menuAddress.ts';
import { isRecord, type RawRecord, toList } from './readMenu.ts';
import type { MenuEntry, MenuPathHit } from './types.ts';

/** The table from micro-app and path to menus, filled while a tree is read. */
export function createPathTable() {
  const byPath = new Map<string, MenuPathHit[]>();

  function put(app: string, url: string, entry: MenuEntry, related: boolean) {
    const { path, query } = barePathOf(url);
    const key = pathKey(app, path);
    const hit = { entry, query, related };
    const hits = byPath.get(key);
    if (hits) hits.push(hit);
    else byPath.set(key, [hit]);
  }

  return {
    byPath,
    /** Registers the page of a leaf and the sub-pages that belong to it. */
    add(entry: MenuEntry, { path: app, menuUrl, relationMenuList }: RawRecord): void {
      if (typeof app !== 'string' || app === '') return;
      if (entry.leaf && typeof menuUrl === 'string' && !isExternalUrl(menuUrl))
        put(app, menuUrl, entry, false);
      for (const related of toList(relationMenuList)) {
        const page = isRecord(related) ? related : { menuUrl: related, path: app };
        if (typeof page.menuUrl !== 'string' || page.menuUrl === '') continue;
        put(typeof page.path === 'string' && page.path ? page.path : app, page.menuUrl, entry, true);
      }
    },
  };
}
