import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { rootOf } from '../../core/ancestorsOf.ts';
import type { MenuIndex } from '../../core/types.ts';
import { type MenuListProps, MenuListProvider } from '../shared/MenuListContext.tsx';
import { MenuState, type MenuStatus } from '../shared/MenuState.tsx';
import { moveFocus } from '../shared/moveFocus.ts';
import { useDismiss } from '../shared/useDismiss.ts';
import { useHoverIntent } from '../shared/useHoverIntent.ts';
import { rootTabs, type SceneTab, sceneTabs } from './barTabs.ts';
import { MoreTabs } from './MoreTabs.tsx';
import classes from './TopMenu.module.css';
import { TopMenuTab } from './TopMenuTab.tsx';
import { useOverflow } from './useOverflow.ts';

/** Props of `TopMenu`. */
export type TopMenuProps = MenuListProps & {
  /** The tree, as `readMenus` or `normalizeMenuTree` returns it. */
  index: MenuIndex;
  /** Whether the tree is there, is loading or failed to come. @default 'ready' */
  status?: MenuStatus;
  /** Loads the menus again, from the state shown when they failed or there are none. */
  onReload?: () => void;
  /** Scenes, as tabs after the system's own menus. @default none */
  scenes?: readonly SceneTab[];
  /** A tab to drop down, such as a scene that was chosen elsewhere: each new object does it once. */
  drop?: { readonly key: string } | undefined;
  /** Stands at the end of the bar. */
  searchSlot?: ReactNode;
};

const NO_SCENES: readonly SceneTab[] = [];
const STEPS = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' } as const;

/**
 * The top-level menus of a system as tabs whose content drops down, with the custom scenes after them. Tabs that
 * do not fit move into a list behind a "more" button.
 */
export function TopMenu({
  index,
  status = 'ready',
  onReload,
  scenes = NO_SCENES,
  drop,
  searchSlot,
  actions,
  conditions,
  activeKey,
  usableOnly = index.usableOnly,
  find,
}: TopMenuProps) {
  const { i18n } = useLingui();
  const hover = useHoverIntent();
  const { locale } = i18n;
  const tabs = useMemo(
    () => [...rootTabs(index, usableOnly, locale), ...sceneTabs(scenes)],
    [index, usableOnly, locale, scenes],
  );
  const { barRef, listRef, fitting } = useOverflow(tabs);
  const more = useMemo(() => tabs.slice(fitting), [tabs, fitting]);
  const { dismiss, open, press } = hover;
  const list = useMemo(() => {
    const onOpen: typeof actions.onOpen = (entry) => {
      dismiss();
      actions.onOpen(entry);
    };
    return { actions: { ...actions, onOpen }, conditions, usableOnly, activeKey, find };
  }, [actions, dismiss, conditions, usableOnly, activeKey, find]);
  const activeEntry = activeKey === undefined ? undefined : index.byKey.get(activeKey);
  const activeTab = activeEntry && rootOf(activeEntry).key;

  const dropped = useRef(drop);
  useEffect(() => {
    if (drop && drop !== dropped.current) press(drop.key);
    dropped.current = drop;
  }, [drop, press]);

  useDismiss(barRef, open !== undefined, (by) => {
    if (by === 'escape')
      barRef.current?.querySelector<HTMLElement>('[data-tab][aria-expanded=true]')?.focus();
    dismiss();
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key as keyof typeof STEPS];
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('[data-tab]')) return;
    event.preventDefault();
    moveFocus(event.currentTarget, step, (element) => element.matches('[data-tab]'));
  }

  const state = status !== 'ready' ? status : index.roots.length === 0 ? 'empty' : undefined;
  return (
    <nav
      className={classes.bar}
      ref={barRef}
      aria-label={i18n._({ id: 'menu.label', message: '应用菜单' })}
      onKeyDown={onKeyDown}
    >
      {state ? (
        <MenuState status={state} layout="bar" onReload={onReload} />
      ) : (
        <MenuListProvider value={list}>
          <ul className={classes.tabs} ref={listRef}>
            {tabs.map((tab, position) => (
              <TopMenuTab
                key={tab.key}
                tab={tab}
                hover={tab.key === open ? hover : hover.closed}
                active={tab.key === activeTab}
                overflowing={position >= fitting}
                leadsScenes={tab.scene && !tabs[position - 1]?.scene}
              />
            ))}
          </ul>
          {more.length > 0 && <MoreTabs tabs={more} hover={hover} activeTab={activeTab} />}
        </MenuListProvider>
      )}
      {searchSlot}
    </nav>
  );
}
