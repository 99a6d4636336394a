import type { MenuEntry } from '../core/types.ts';
import { createMenuSearch } from './createMenuSearch.ts';
import type { MatchQuality, MenuSearchOptions, TextRange } from './types.ts';

/** A thing that answers by one of its names. */
export type NameHit<Item> = {
  readonly item: Item;
  /** The name that answers. */
  readonly name: string;
  readonly ranges: readonly TextRange[];
  readonly quality: MatchQuality;
};

/** A search over things with several names each, such as one in each language. */
export type NameSearch<Item> = {
  readonly search: (query: string, limit: number) => readonly NameHit<Item>[];
  readonly ready: Promise<void>;
  readonly prepare: () => Promise<void>;
};

/** How many times more names than things are asked for: several names of one thing may match. */
const NAMES_EACH = 4;

/** Makes a search over anything that has names; each thing answers once, by its best name. */
export function createNameSearch<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  options: Omit<MenuSearchOptions, 'locale'> = {},
): NameSearch<Item> {
  const itemOf = new Map<MenuEntry, Item>();
  const entries = items.flatMap((item) =>
    [...new Set(namesOf(item))].flatMap((name) => {
      if (name.trim() === '') return [];
      const entry = nameEntry(name);
      itemOf.set(entry, item);
      return [entry];
    }),
  );
  const { search, ready, prepare } = createMenuSearch(entries, { ...options, locale: 'zh-CN' });
  return {
    ready,
    prepare,
    search(query, limit) {
      const found = new Map<Item, NameHit<Item>>();
      for (const hit of search(query, { limit: limit * NAMES_EACH })) {
        const item = itemOf.get(hit.entry);
        if (item === undefined || found.has(item)) continue;
        found.set(item, { item, name: hit.label, ranges: hit.ranges, quality: hit.quality });
        if (found.size === limit) break;
      }
      return [...found.values()];
    },
  };
}

/** A name as the search over menus takes it. */
function nameEntry(name: string): MenuEntry {
  return {
    key: name,
    id: name,
    menu: { menuId: name, menuName: name },
    parent: undefined,
    children: [],
    depth: 1,
    leaf: true,
    leafCount: 1,
    content: 1,
    pinned: false,
  } as unknown as MenuEntry;
}
