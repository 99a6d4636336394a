import { useLingui } from '@lingui/react';
import { IconButton, latePart } from '@portal/ui';
import { useCallback, useRef, useState, type WheelEvent } from 'react';
import { paneDomIds } from '../paneDomIds.ts';
import { StripEnd } from './StripEnd.tsx';
import { StripTab } from './StripTab.tsx';
import type { OpenTabMenu } from './TabMenu.tsx';
import classes from './TabStrip.module.css';
import { type FindTab, focusTab, tabElement } from './tabElement.ts';
import type { TabStripProps } from './types.ts';
import { useRovingKey } from './useRovingKey.ts';
import { useStripKeys } from './useStripKeys.ts';
import { useStripPointer } from './useStripPointer.ts';
import { useStripScroll } from './useStripScroll.ts';
import { useTabsInSight } from './useTabsInSight.ts';

const loadMenu = () => import('./TabMenu.tsx');
const TabMenu = latePart(async () => (await loadMenu()).TabMenu);
const loadDragLayer = () => import('./TabDragLayer.tsx');
const TabDragLayer = latePart(async () => (await loadDragLayer()).TabDragLayer);

/** The row of open panes: choose, close, reorder; it never touches the panels. */
export function TabStrip(props: TabStripProps) {
  const { panes, activeKey, titleOf, iconOf, liveKeys, split, idPrefix = 'portal' } = props;
  const { i18n } = useLingui();
  const viewportRef = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenTabMenu>();
  const openMenu = (key: string, at: OpenTabMenu['at']) => setMenu({ key, at });
  const fetchMenu = () => void loadMenu();
  const tabs = useTabsInSight(panes, activeKey);
  const scroll = useStripScroll(viewportRef, activeKey, tabs.length);
  const roving = useRovingKey(viewportRef, panes, activeKey);
  const keys = useStripKeys(props, openMenu);
  const pointer = useStripPointer(props, {
    openMenu,
    onPress: () => void loadDragLayer(),
    onClick: roving.noteClick,
  });

  const findTab = useCallback<FindTab>((key) => tabElement(viewportRef.current, key), []);
  const closeMenu = () => {
    const isFocusInside = document.activeElement?.closest('[role=menu]');
    if (isFocusInside && menu?.opener) menu.opener.focus();
    else if (isFocusInside && menu) focusTab(viewportRef.current, menu.key);
    setMenu(undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that a menu may soon be wanted
    <div className={classes.strip} onPointerEnter={fetchMenu} onFocus={fetchMenu}>
      {scroll.hidden.start && (
        <IconButton
          className={classes.edge}
          icon="chevron-left"
          label={i18n._({ id: 'tabs.scroll.back', message: '向前滚动' })}
          tabIndex={-1}
          onClick={() => scroll.scrollBy(-1)}
        />
      )}
      <div
        ref={viewportRef}
        className={classes.viewport}
        data-more-before={scroll.hidden.start || undefined}
        data-more-after={scroll.hidden.end || undefined}
        onWheel={scrollSideways}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears for the tabs inside, which are interactive */}
        <div className={classes.items} onKeyDown={keys.onKeyDown} {...roving.handlers} {...pointer.handlers}>
          {/* Owns the tabs from outside: a tablist may hold nothing but tabs, and close buttons stand between them. */}
          <div
            role="tablist"
            aria-label={i18n._({ id: 'tabs.list', message: '已打开的页面' })}
            aria-owns={tabs.map((pane) => paneDomIds(idPrefix, pane.key).tab).join(' ')}
          />
          {tabs.map((pane) => (
            <StripTab
              key={pane.key}
              pane={pane}
              title={pane.marks?.title ?? titleOf(pane)}
              iconOf={iconOf}
              active={pane.key === activeKey && !props.covered}
              reachable={pane.key === roving.reachableKey}
              hasPanel={liveKeys?.includes(pane.key) ?? false}
              shared={split !== undefined && (split.left === pane.key || split.right === pane.key)}
              idPrefix={idPrefix}
            />
          ))}
        </div>
      </div>
      {scroll.hidden.end && (
        <IconButton
          className={classes.edge}
          icon="chevron-right"
          label={i18n._({ id: 'tabs.scroll.on', message: '向后滚动' })}
          tabIndex={-1}
          onClick={() => scroll.scrollBy(1)}
        />
      )}
      <StripEnd
        actions={props.actions}
        activeKey={activeKey}
        isMenuOpen={menu?.opener !== undefined}
        onOpenMenu={(next) => setMenu(menu ? undefined : next)}
      />
      {menu && <TabMenu strip={props} open={menu} onClose={closeMenu} />}
      <div role="status" className="portal-visually-hidden">
        {keys.announcement}
      </div>
      {pointer.press !== undefined && (
        <TabDragLayer findTab={findTab} panes={panes} press={pointer.press} onMove={props.onMove} />
      )}
    </div>
  );
}

function scrollSideways(event: WheelEvent<HTMLElement>) {
  if (event.deltaX === 0 && !event.shiftKey) event.currentTarget.scrollLeft += event.deltaY;
}
