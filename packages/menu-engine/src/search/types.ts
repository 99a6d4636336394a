import type { MenuEntry } from '../core/types.ts';
import type { PinyinTable } from './pinyinTable.ts';

/** A piece of a text: from `start` up to, not including, `end`, in code units. */
export type TextRange = { readonly start: number; readonly end: number };

/** How well a page answers; each is better than all those after it. */
export type MatchQuality = 'whole' | 'start' | 'word' | 'inside' | 'address' | 'similar';

/** A page that answers what was typed. */
export type MenuHit = {
  readonly entry: MenuEntry;
  /** The name that was searched, as it is to be shown. */
  readonly label: string;
  /** What to highlight in `label`, worked out when it is read; empty when the address was found. */
  readonly ranges: readonly TextRange[];
  /** What to highlight in `entry.menu.menuUrl`; empty when the name was found. */
  readonly addressRanges: readonly TextRange[];
  readonly quality: MatchQuality;
  /** What answered where the name shown did not: its name in another language, its group, or another word for it. */
  readonly via?: string | undefined;
  /** Sorts hits of one search: quality, then the person's own use, then closeness. */
  readonly score: number;
};

/** Settings of one search. */
export type MenuSearchRequest = {
  /** How many pages are answered at most. @default 50 */
  readonly limit?: number | undefined;
  /** How often the person viewed pages, by menu id; more goes first among equally good answers. */
  readonly views?: ReadonlyMap<string, number> | undefined;
  /** Leaves pages out, such as those that must be bought first. @default none */
  readonly where?: ((entry: MenuEntry) => boolean) | undefined;
};

/** Settings of a search index. */
export type MenuSearchOptions = {
  /** Whose names are searched. */
  readonly locale: string;
  /** Brings the readings of Chinese characters; asked for by the first search, and only when a name has some. @default the package's own table, as a chunk of its own */
  readonly loadPinyin?: (() => Promise<PinyinTable>) | undefined;
  /** Runs a piece of index building when nothing else waits. @default idle time of the browser */
  readonly whenIdle?: ((work: () => void) => void) | undefined;
};

/** A search over the pages of a menu tree. */
export type MenuSearch = {
  /** The pages that answer what was typed, the best first; none for an empty box. Answers at once, at any time. */
  readonly search: (query: string, request?: MenuSearchRequest) => readonly MenuHit[];
  /**
   * Settles when answers get no better any more: the index is built and, where names have Chinese characters, their
   * readings are there or not to be had, which waits for the first search. Search again then.
   */
  readonly ready: Promise<void>;
  /** Loads what a search needs, for a box that is about to be typed into; settles with `ready`. */
  readonly prepare: () => Promise<void>;
};
