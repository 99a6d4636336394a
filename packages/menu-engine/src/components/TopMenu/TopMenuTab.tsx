import { type KeyboardEvent, memo, useId } from 'react';
import { flushSync } from 'react-dom';
import { MenuLink } from '../shared/MenuLink.tsx';
import { moveFocus } from '../shared/moveFocus.ts';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
import type { BarTab } from './barTabs.ts';
import classes from './TopMenu.module.css';
import { TopMenuPanel } from './TopMenuPanel.tsx';

type TopMenuTabProps = {
  tab: BarTab;
  hover: HoverIntent;
  /** The shown pane belongs to this tab. */
  active: boolean;
  /** Does not fit into the bar: measured, but neither seen nor reached. */
  overflowing: boolean;
  /** The first of the scenes, set off from the system's own menus. */
  leadsScenes: boolean;
};

/** One tab of the bar with the content that drops down from it. */
export const TopMenuTab = memo(function TopMenuTab({
  tab,
  hover,
  active,
  overflowing,
  leadsScenes,
}: TopMenuTabProps) {
  const panelId = useId();
  const open = hover.open === tab.key && !overflowing;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!open) flushSync(() => hover.press(tab.key));
    const panel = document.getElementById(panelId);
    if (panel) moveFocus(panel, 'first');
  }

  return (
    <li
      className={classes.tab}
      data-overflowing={overflowing || undefined}
      data-leads-scenes={leadsScenes || undefined}
      data-active={active || undefined}
    >
      {tab.page ? (
        <MenuLink entry={tab.page} />
      ) : (
        <button
          type="button"
          data-tab=""
          className={classes.trigger}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => hover.press(tab.key)}
          onKeyDown={onKeyDown}
          {...hover.triggerProps(tab.key)}
        >
          <span className={classes.label} title={tab.label}>
            {tab.label}
          </span>
        </button>
      )}
      {open && <TopMenuPanel id={panelId} tab={tab} hover={hover} />}
    </li>
  );
});
