import { useLingui } from '@lingui/react';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react';
import { paneDomIds } from '../paneDomIds.ts';
import { StripButton } from './StripButton.tsx';
import { StripTab } from './StripTab.tsx';
import classes from './TabStrip.module.css';
import type { TabStripProps } from './types.ts';
import { useRovingKey } from './useRovingKey.ts';
import { useStripKeys } from './useStripKeys.ts';
import { useStripScroll } from './useStripScroll.ts';
import { useTabMenu } from './useTabMenu.tsx';

const TabDragLayer = lazy(() =>
  import('./TabDragLayer.tsx').then((module) => ({ default: module.TabDragLayer })),
);

/** The row of open panes: choose, close, reorder; it never touches the panels. */
export function TabStrip(props: TabStripProps) {
  const { panes, activeKey, titleOf, iconOf, liveKeys, actions, idPrefix = 'portal' } = props;
  const { onActivate, onClose, onMove } = props;
  const { i18n } = useLingui();
  const viewportRef = useRef<HTMLDivElement>(null);
  const [press, setPress] = useState<PointerEvent['nativeEvent']>();
  const tabMenu = useTabMenu(props);
  const scroll = useStripScroll(viewportRef, activeKey, panes.length);
  const roving = useRovingKey(viewportRef, panes, activeKey);
  const openMenu = (key: string, anchor: Element) => tabMenu.open(key, belowOf(anchor));
  const keys = useStripKeys(props, openMenu);
  const list = i18n._({ id: 'tabs.list', message: '已打开的页面' });

  const onClick = (event: MouseEvent) => {
    const key = paneKeyOf(event.target);
    if (key === undefined) return;
    if (isCloseButton(event.target)) onClose(key);
    else onActivate(key);
  };
  const onAuxClick = (event: MouseEvent) => {
    const key = paneKeyOf(event.target);
    if (event.button === 1 && key !== undefined) onClose(key);
  };
  const onContextMenu = (event: MouseEvent) => {
    const key = paneKeyOf(event.target);
    if (key === undefined) return;
    event.preventDefault();
    tabMenu.open(key, { x: event.clientX, y: event.clientY });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0 && !isCloseButton(event.target)) setPress(event.nativeEvent);
  };

  return (
    <div className={classes.strip}>
      {scroll.hidden.start && (
        <StripButton
          label={i18n._({ id: 'tabs.scroll.back', message: '向前滚动' })}
          onClick={() => scroll.scrollBy(-1)}
          pointerOnly
        >
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        </StripButton>
      )}
      <div ref={viewportRef} className={classes.viewport} onWheel={scrollSideways}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the tabs inside are the interactive elements */}
        <div
          className={classes.items}
          onClick={onClick}
          onAuxClick={onAuxClick}
          onMouseDown={(event) => event.button === 1 && event.preventDefault()}
          onContextMenu={onContextMenu}
          onPointerDown={onPointerDown}
          onKeyDown={keys.onKeyDown}
          onFocus={roving.onFocus}
          onBlur={roving.onBlur}
        >
          {/* Owns the tabs from outside: a tablist may contain nothing but tabs, and close buttons stand between them. */}
          <div
            role="tablist"
            aria-label={list}
            aria-owns={panes.map((pane) => paneDomIds(idPrefix, pane.key).tab).join(' ')}
          />
          {panes.map((pane) => (
            <StripTab
              key={pane.key}
              pane={pane}
              title={pane.marks?.title ?? titleOf(pane)}
              icon={iconOf?.(pane)}
              active={pane.key === activeKey}
              reachable={pane.key === roving.reachableKey}
              hasPanel={liveKeys?.includes(pane.key) ?? false}
              idPrefix={idPrefix}
            />
          ))}
        </div>
      </div>
      {scroll.hidden.end && (
        <StripButton
          label={i18n._({ id: 'tabs.scroll.on', message: '向后滚动' })}
          onClick={() => scroll.scrollBy(1)}
          pointerOnly
        >
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </StripButton>
      )}
      <div className={classes.actions}>
        {actions}
        <StripButton
          label={i18n._({ id: 'tabs.menu.label', message: '标签页操作' })}
          menu={{ expanded: tabMenu.openKey !== undefined }}
          onClick={(event) => openMenu(activeKey, event.currentTarget)}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </StripButton>
      </div>
      {tabMenu.menu}
      <div role="status" className={classes.hidden}>
        {keys.announcement}
      </div>
      {press && (
        <Suspense fallback={null}>
          <TabDragLayer viewportRef={viewportRef} panes={panes} press={press} onMove={onMove} />
        </Suspense>
      )}
    </div>
  );
}

function paneKeyOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-pane-key]')?.dataset.paneKey
    : undefined;
}

function isCloseButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-close]') !== null;
}

function belowOf(element: Element): { x: number; y: number } {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

function scrollSideways(event: React.WheelEvent<HTMLElement>) {
  if (event.deltaX === 0 && !event.shiftKey) event.currentTarget.scrollLeft += event.deltaY;
}
