import type { MenuEntry } from '../../../core/types.ts';
import type { MenuHit } from '../../../search/types.ts';

/** Something else than a page of these menus that answers: a page of another system, an action, a help document, a record. */
export type FoundItem = {
  /** Says which one it is, also next time. */
  readonly key: string;
  readonly title: string;
  /** What else says which one it is. */
  readonly detail?: string | undefined;
  /** The name of its kind, for records. */
  readonly kind?: string | undefined;
  /** Where it is a page: a real link. */
  readonly href?: string | undefined;
  readonly onOpen: () => void;
};

/** Answers of one kind, below the pages. */
export type SearchSection = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FoundItem[];
};

/** A line of the search's list: a page, something else, the way to all menus, or asking for records again. */
export type SearchItem =
  | {
      readonly kind: 'menu';
      readonly key: string;
      readonly entry: MenuEntry;
      readonly hit: MenuHit | undefined;
    }
  | { readonly kind: 'found'; readonly key: string; readonly found: FoundItem }
  | { readonly kind: 'view-all'; readonly key: 'view-all' }
  | { readonly kind: 'retry'; readonly key: 'retry' };

/** Lines under one heading. */
export type SearchGroup = {
  readonly id: string;
  readonly kind: 'found' | 'suggestions' | 'history' | 'view-all' | 'section' | 'records';
  /** The heading of a section. */
  readonly title?: string | undefined;
  readonly items: readonly SearchItem[];
};

/** Returns what a search box lists, group by group, only groups that have lines; records last, where they move nothing. */
export function searchGroups({
  hits,
  suggestions,
  history,
  viewAll,
  sections = [],
  records = [],
  canRetry = false,
}: {
  /** Undefined while nothing is asked. */
  hits: readonly MenuHit[] | undefined;
  suggestions: readonly MenuEntry[];
  history: readonly MenuEntry[];
  viewAll: boolean;
  sections?: readonly SearchSection[];
  records?: readonly FoundItem[];
  /** Records could not be searched. */
  canRetry?: boolean;
}): readonly SearchGroup[] {
  const offered: readonly SearchGroup[] = hits
    ? [
        group(
          'found',
          hits.map((hit) => toItem('found', hit.entry, hit)),
        ),
      ]
    : [
        group(
          'suggestions',
          suggestions.map((entry) => toItem('suggestions', entry)),
        ),
        group(
          'history',
          history.map((entry) => toItem('history', entry)),
        ),
      ];
  return [
    ...offered,
    ...sections.map(({ id, title, items }) => ({ ...group('section', items.map(toFound)), id, title })),
    group('view-all', viewAll ? [{ kind: 'view-all', key: 'view-all' }] : []),
    ...byKind(records).map(([title, items]) => ({
      ...group('records', items.map(toFound)),
      id: `records-${title}`,
      title,
    })),
    group('records', canRetry ? [{ kind: 'retry', key: 'retry' }] : []),
  ].filter(({ items }) => items.length > 0);
}

/** Puts what was opened last first and leaves the rest as it is. */
export function byRecent(items: readonly FoundItem[], recent: readonly string[]): readonly FoundItem[] {
  const place = new Map(recent.map((key, at) => [key, at]));
  const placeOf = ({ key }: FoundItem) => place.get(key) ?? recent.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function byKind(records: readonly FoundItem[]): readonly (readonly [string, FoundItem[]])[] {
  const kinds = new Map<string, FoundItem[]>();
  for (const record of records) {
    const kind = record.kind ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), record]);
  }
  return [...kinds];
}

function group(kind: SearchGroup['kind'], items: readonly SearchItem[]): SearchGroup {
  return { id: kind, kind, items };
}

function toFound(found: FoundItem): SearchItem {
  return { kind: 'found', key: found.key, found };
}

function toItem(group: string, entry: MenuEntry, hit?: MenuHit): SearchItem {
  return { kind: 'menu', key: `${group}:${entry.key}`, entry, hit };
}
