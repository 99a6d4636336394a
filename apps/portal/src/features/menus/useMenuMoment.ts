import type { MenuUse } from '@portal/api-client/contract';
import {
  commonMenus,
  historyMenus,
  type MenuEntry,
  type MenuIndex,
  suggestMenus,
} from '@portal/menu-engine/core';
import { mergeViews } from '@portal/menu-engine/favorites';
import type { SearchOffer } from '@portal/menu-engine/search-box';
import { useTabsSnapshot, useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { menuOf } from '../../workspace/panes/menuPane.ts';

/** How much of the history stands in a search box before anything is typed. */
const SEARCH_HISTORY_MAX = 6;

/** What depends on the page in front and on all that were viewed, as it is at the moment of each call; stable functions. */
export type MenuMoment = {
  /** How often the person viewed pages, by menu id. */
  views: () => ReadonlyMap<string, number>;
  /** The most viewed pages. */
  history: () => readonly MenuEntry[];
  /** The pinned pages, then the most viewed. */
  common: () => readonly MenuEntry[];
  /** What stands in the sider's search before anything is typed. */
  recent: () => SearchOffer;
  /** The same in the header's search, with pages that may be wanted next. */
  offer: () => SearchOffer;
};

type MenuMomentOptions = {
  index: MenuIndex;
  /** Ids of the pinned menus. */
  pinned: readonly string[];
  /** What the server knows of the person's other devices. */
  elsewhere: readonly MenuUse[];
  /** Leaves out what must be bought first where nobody chose it. */
  usableOnly: boolean;
};

/** Lists that every page that is viewed may change: asked for where they are shown, so that a view renders nothing else. */
export function useMenuMoment({ index, pinned, elsewhere, usableOnly }: MenuMomentOptions): MenuMoment {
  const readTabs = useTabsSnapshot();
  return useMemo(() => {
    const use = () => mergeViews(readTabs().history, elsewhere);
    const history = () => historyMenus(index, use());
    const shown = () => menuOf(getActivePane(readTabs()), index);
    const recent = () => ({ activeKey: shown()?.key, history: history().slice(0, SEARCH_HISTORY_MAX) });
    return {
      views: () => new Map(use().map(({ menuId, views }) => [menuId, views])),
      history,
      common: () => commonMenus(index, { pinned, history: use() }),
      recent,
      offer: () => ({
        ...recent(),
        suggestions: suggestMenus(index, { shown: shown(), history: use(), usableOnly }),
      }),
    };
  }, [index, pinned, elsewhere, usableOnly, readTabs]);
}

/** Such a list for a part that is seen all the time; a moment after the page that is opened, which comes first. */
export function useViewedMenus(read: () => readonly MenuEntry[]): readonly MenuEntry[] {
  const viewed = useDeferredValue(useTabsValue(viewedOf));
  // Read again with each view: what was viewed is what it reads.
  return useSameList(useMemo(read, [read, viewed]));
}

function viewedOf({ history }: TabsState) {
  return history;
}

/** A list that stays the same object for as long as it holds the same values in the same order. */
export function useSameList<Value>(list: readonly Value[]): readonly Value[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((value, at) => value === kept.current[at]);
  if (!isSame) kept.current = list;
  return kept.current;
}
