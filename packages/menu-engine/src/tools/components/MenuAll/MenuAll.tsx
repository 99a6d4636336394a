import { Trans, useLingui } from '@lingui/react';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type MenuListProps, MenuListProvider } from '../../../components/shared/MenuListContext.tsx';
import { MenuState, type MenuStatus } from '../../../components/shared/MenuState.tsx';
import type { MenuEntry, MenuIndex } from '../../../core/types.ts';
import type { FindMenus } from '../../react/useMenuSearch.ts';
import { chooseMenu } from '../shared/chooseMenu.ts';
import classes from './MenuAll.module.css';
import { MenuAllCategories } from './MenuAllCategories.tsx';
import { MenuAllHead } from './MenuAllHead.tsx';
import { MenuAllLines, type MenuAllLinesHandle } from './MenuAllLines.tsx';
import { menuAllRows, sectionAt, sectionStarts } from './menuAllRows.ts';
import { useEscape } from './useEscape.ts';
import { useMenuSections } from './useMenuSections.ts';

/** Props of `MenuAll`. */
export type MenuAllProps = Omit<MenuListProps, 'find'> & {
  index: MenuIndex;
  /** @default 'ready' */
  status?: MenuStatus;
  /** Loads the menus again, from the state shown when they failed or there are none. */
  onReload?: () => void;
  find: FindMenus;
  /** The person's favourites, as the first category; leave them out where there are none. */
  favorites?: readonly MenuEntry[];
  /** The most used pages, as the second category. */
  history?: readonly MenuEntry[];
  /** What was typed elsewhere already. @default nothing */
  initialQuery?: string;
  /** Key of the category to begin with, such as `FAVORITES_KEY`. @default the first */
  initialCategory?: string;
  /** Stands beside the keyword box, such as the switch for paid entries. */
  toolsSlot?: ReactNode;
  onClose: () => void;
};

/** All menus of a system over the workspace: a keyword box, the categories at the side, favourites first. */
export function MenuAll({
  index,
  status = 'ready',
  onReload,
  find,
  favorites,
  history,
  initialQuery = '',
  initialCategory,
  toolsSlot,
  onClose,
  actions,
  conditions,
  activeKey,
  usableOnly = index.usableOnly,
}: MenuAllProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [query, setQuery] = useState(initialQuery);
  const asked = useDeferredValue(query).trim();
  const [inView, setInView] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const lines = useRef<MenuAllLinesHandle>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const trap = useMergedRef(dialog, useFocusTrap());
  useEffect(() => {
    find.prepare?.();
  }, [find]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEscape(dialog, onClose);
  const title = i18n._({ id: 'menu.all.title', message: '全部菜单' });

  const total = index.leaves.length;
  const found = useMemo(
    () => (asked === '' ? undefined : new Map(find(asked, total).map((hit) => [hit.entry.key, hit]))),
    [find, asked, total],
  );
  const sections = useMenuSections({ index, favorites, history, searching: found !== undefined });
  const rows = useMemo(
    () => menuAllRows(sections, { locale, usableOnly, found }),
    [sections, locale, usableOnly, found],
  );
  const starts = useMemo(() => sectionStarts(rows), [rows]);
  const list = useMemo(() => {
    const onOpen: typeof actions.onOpen = (entry) => {
      onClose();
      actions.onOpen(entry);
    };
    return { actions: { ...actions, onOpen }, conditions, usableOnly, activeKey };
  }, [actions, onClose, conditions, usableOnly, activeKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the person begins
  useEffect(() => {
    if (initialCategory) jumpTo(initialCategory);
  }, []);

  function jumpTo(key: string) {
    const row = starts.get(key);
    if (row === undefined) return;
    setChosen(key);
    lines.current?.scrollTo(row);
  }

  const [best] = found?.values() ?? [];
  const state = status !== 'ready' ? status : index.roots.length === 0 ? 'empty' : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog closes it; Esc does for keys
    <div
      className={classes.backdrop}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div ref={trap} className={classes.dialog} role="dialog" aria-modal="true" aria-label={title}>
        <MenuAllHead
          title={title}
          query={query}
          onQueryChange={setQuery}
          onOpenBest={() => best && chooseMenu(best.entry, list.actions, conditions)}
          onStepIn={() => lines.current?.focusFirst()}
          toolsSlot={toolsSlot}
          onClose={onClose}
        />
        {state ? (
          <MenuState status={state} onReload={onReload} />
        ) : (
          <MenuListProvider value={list}>
            <div className={classes.body}>
              <MenuAllCategories
                sections={sections.filter(({ key }) => starts.has(key))}
                counts={found && countsOf(rows)}
                current={chosen && starts.has(chosen) ? chosen : inView}
                onChoose={jumpTo}
              />
              <div className={classes.content}>
                <p className={classes.none} role="status">
                  {rows.length === 0 && found && (
                    <Trans
                      id="menu.search.none"
                      message="没有找到与“{query}”相符的菜单，请换个词，或试试拼音首字母"
                      values={{ query: asked }}
                    />
                  )}
                </p>
                <MenuAllLines
                  ref={lines}
                  rows={rows}
                  query={asked}
                  found={found}
                  onScrolledTo={(row) => setInView(sectionAt(rows, row))}
                  onScrollStarted={() => setChosen(undefined)}
                />
              </div>
            </div>
          </MenuListProvider>
        )}
      </div>
    </div>
  );
}

function countsOf(rows: ReturnType<typeof menuAllRows>): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row) => (row.kind === 'section' ? [[row.key, row.count]] : [])));
}
