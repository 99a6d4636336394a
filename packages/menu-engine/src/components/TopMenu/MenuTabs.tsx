import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { menuLabel } from '../../core/menuLabel.ts';
import type { MenuEntry } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { MenuLink } from '../shared/MenuLink.tsx';
import { useActiveKey, useMenuList } from '../shared/MenuListContext.tsx';
import { walkRows } from '../shared/walkRows.ts';
import { MenuColumns } from './MenuColumns.tsx';
import classes from './TopMenuPanel.module.css';

/** Second-level menus as tabs, each with its content in columns. */
export function MenuTabs({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui();
  const { usableOnly } = useMenuList();
  const activeKey = useActiveKey();
  const contentId = useId();
  const shown = visibleMenus(entries, usableOnly);
  const pages = shown.filter(({ leaf }) => leaf);
  const directories = shown.filter(({ leaf }) => !leaf);
  const [chosen, setChosen] = useState(() => directories.find((entry) => isAbove(entry, activeKey))?.key);
  const current = directories.find(({ key }) => key === chosen) ?? directories[0];

  return (
    <div className={classes.tabbed}>
      <div className={classes.tabSide}>
        <div className={classes.tablist} role="tablist" aria-orientation="vertical" onKeyDown={walkRows}>
          {directories.map((entry) => (
            <button
              key={entry.key}
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={entry === current}
              aria-controls={entry === current ? contentId : undefined}
              tabIndex={entry === current ? 0 : -1}
              title={menuLabel(entry, i18n.locale)}
              onClick={() => setChosen(entry.key)}
              onFocus={() => setChosen(entry.key)}
            >
              {menuLabel(entry, i18n.locale)}
            </button>
          ))}
        </div>
        {pages.map((entry) => (
          <MenuLink key={entry.key} entry={entry} />
        ))}
      </div>
      {current && (
        <div
          id={contentId}
          role="tabpanel"
          aria-label={menuLabel(current, i18n.locale)}
          className={classes.tabContent}
        >
          <MenuColumns key={current.key} entries={current.children} />
        </div>
      )}
    </div>
  );
}

function isAbove(directory: MenuEntry, activeKey: string | undefined): boolean {
  return directory.children.some((child) => child.key === activeKey || isAbove(child, activeKey));
}
