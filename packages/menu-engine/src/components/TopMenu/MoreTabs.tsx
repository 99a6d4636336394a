import { Trans } from '@lingui/react';
import { Icon } from '@portal/ui';
import { memo, useId } from 'react';
import { MenuLink } from '../shared/MenuLink.tsx';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
import { walkRows } from '../shared/walkRows.ts';
import type { BarTab } from './barTabs.ts';
import classes from './TopMenu.module.css';
import { TopMenuPanel } from './TopMenuPanel.tsx';

const MORE_KEY = 'more';

/** The tabs that do not fit into the bar, in a list behind a button; a chosen one drops down in its place. */
export const MoreTabs = memo(function MoreTabs({
  tabs,
  hover,
  activeTab,
}: {
  tabs: readonly BarTab[];
  hover: HoverIntent;
  activeTab: string | undefined;
}) {
  const popupId = useId();
  const chosen = tabs.find(({ key }) => key === hover.open);
  const listed = hover.open === MORE_KEY;
  return (
    <div
      className={classes.tab}
      data-more=""
      data-active={tabs.some(({ key }) => key === activeTab) || undefined}
    >
      <button
        type="button"
        data-tab=""
        className={classes.trigger}
        aria-expanded={listed || chosen !== undefined}
        aria-controls={listed || chosen ? popupId : undefined}
        onClick={() => hover.press(MORE_KEY)}
        {...hover.triggerProps(chosen?.key ?? MORE_KEY)}
      >
        <span className={classes.label}>
          <Trans id="menu.more" message="更多" />
        </span>
        <Icon name="chevron-down" size={14} />
      </button>
      {listed && (
        <ul id={popupId} className={classes.list} {...hover.popupProps} onKeyDown={walkRows}>
          {tabs.map((tab) => (
            <li key={tab.key} data-active={tab.key === activeTab || undefined}>
              {tab.page ? (
                <MenuLink entry={tab.page} />
              ) : (
                <button
                  type="button"
                  className={classes.listItem}
                  title={tab.label}
                  onClick={() => hover.press(tab.key)}
                >
                  {tab.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen && <TopMenuPanel id={popupId} tab={chosen} hover={hover} />}
    </div>
  );
});
