import { FRAME_APP } from './constants.ts';
import { barePathOf, pathKey } from './menuAddress.ts';
import type { MenuEntry, MenuIndex, MenuPathHit } from './types.ts';

/**
 * Returns the menu that an address belongs to: the page whose query is contained in the address with the most
 * parameters, a menu's own page before a sub-page of another; `iframe` and `/m_{id}` finds by key.
 */
export function findByPath(index: MenuIndex, app: string, url: string): MenuEntry | undefined {
  const { path, query } = barePathOf(url);
  if (app === FRAME_APP) {
    const byKey = index.byKey.get(path.slice(1));
    if (byKey) return byKey;
  }
  const asked = new URLSearchParams(query);
  let best: MenuPathHit | undefined;
  let bestScore = -1;
  for (const hit of index.byPath.get(pathKey(app, path)) ?? []) {
    const score = scoreOf(hit, asked);
    if (score <= bestScore) continue;
    best = hit;
    bestScore = score;
  }
  return best?.entry;
}

function scoreOf({ query, related }: MenuPathHit, asked: URLSearchParams): number {
  let parameters = 0;
  if (query !== '')
    for (const [name, value] of new URLSearchParams(query)) {
      if (!asked.getAll(name).includes(value)) return -1;
      parameters += 1;
    }
  return parameters * 2 + (related ? 0 : 1);
}
