import { ErrorState, latePart } from '@portal/ui';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { leavesOf } from '../../core/ancestorsOf.ts';
import { MENU_CONTENT } from '../../core/constants.ts';
import { moveFocus, moveFocusSideways } from '../shared/moveFocus.ts';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
import { ROW_STEPS } from '../shared/walkRows.ts';
import type { BarTab } from './barTabs.ts';
import { MenuColumns } from './MenuColumns.tsx';
import classes from './TopMenuPanel.module.css';

// Few menus are shown so: what shows them loads with the first of them.
const MenuTabs = latePart(async () => (await import('./MenuTabs.tsx')).MenuTabs, { Missing: ErrorState });
const LeafFinder = latePart(async () => (await import('../shared/LeafFinder.tsx')).LeafFinder, {
  Missing: ErrorState,
});

/** The content of a top-level menu: columns, tabs of columns, or a search, as its `special` says. */
export function TopMenuPanel({ id, tab, hover }: { id: string; tab: BarTab; hover: HoverIntent }) {
  const panel = useRef<HTMLDivElement>(null);

  const { pressed } = hover;
  // The pointer changes the bar's state often; the content, which may be long, is to stay as it is.
  const content = useMemo(() => contentOf(tab, pressed), [tab, pressed]);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    placeUnder(current);
    // It is as wide as its content, which may come later.
    const watch = new ResizeObserver(() => placeUnder(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the links inside
    <div ref={panel} id={id} className={classes.panel} data-panel="" onKeyDown={walk} {...hover.popupProps}>
      {content}
    </div>
  );
}

function contentOf({ content, entries }: BarTab, pressed: boolean) {
  if (content === MENU_CONTENT.tabs) return <MenuTabs entries={entries} />;
  if (content === MENU_CONTENT.search)
    return <LeafFinder leaves={entries.flatMap(leavesOf)} autoFocus={pressed} />;
  return <MenuColumns entries={entries} />;
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event;
  const vertical = ROW_STEPS[key];
  const sideways = ({ ArrowLeft: 'left', ArrowRight: 'right' } as const)[key];
  const typing = target instanceof HTMLInputElement;
  if ((typing && key !== 'ArrowDown') || (!vertical && !sideways)) return;
  event.preventDefault();
  if (sideways) moveFocusSideways(currentTarget, sideways);
  else if (vertical && !moveFocus(currentTarget, vertical) && key === 'ArrowUp')
    currentTarget.parentElement?.querySelector<HTMLElement>('[data-tab]')?.focus();
}

/** Keeps the panel under its tab, but inside the window. */
function placeUnder(panel: HTMLElement) {
  const tab = panel.parentElement?.getBoundingClientRect();
  const bar = panel.offsetParent?.getBoundingClientRect();
  if (!tab || !bar) return;
  const margin = 16;
  const rightmost = document.documentElement.clientWidth - margin - panel.offsetWidth;
  panel.style.setProperty('--panel-x', `${Math.max(margin, Math.min(tab.left, rightmost)) - bar.left}px`);
}
