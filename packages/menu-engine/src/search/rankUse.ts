import type { MenuEntry } from '../core/types.ts';

const known = new WeakMap<
  ReadonlyMap<string, number>,
  { leaves: readonly MenuEntry[]; ranks: Uint16Array }
>();

/** Returns how much each page is used, as a place from the least viewed one on; 0 for one never viewed. */
export function rankUse(leaves: readonly MenuEntry[], views: ReadonlyMap<string, number>): Uint16Array {
  const last = known.get(views);
  if (last?.leaves === leaves) return last.ranks;
  const counts = [...new Set(views.values())].filter((count) => count > 0).sort((one, other) => one - other);
  const places = new Map(counts.map((count, place) => [count, place + 1]));
  const ranks = Uint16Array.from(leaves, ({ id }) => places.get(views.get(id) ?? 0) ?? 0);
  known.set(views, { leaves, ranks });
  return ranks;
}
