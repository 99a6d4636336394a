import { useLingui } from '@lingui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { rootOf } from '../../core/ancestorsOf.ts';
import { menuLabel } from '../../core/menuLabel.ts';
import type { MenuEntry } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { useMenuList } from '../shared/MenuListContext.tsx';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
import { MenuGlyph } from './MenuGlyph.tsx';
import classes from './SiderFlyouts.module.css';
import { SiderTree } from './SiderTree.tsx';
import type { Branches } from './useExpanded.ts';

const GAP_PX = 12;

type SiderFlyoutsProps = {
  roots: readonly MenuEntry[];
  active: MenuEntry | undefined;
  hover: HoverIntent;
  branches: Branches;
};

/** The top-level menus of a folded sider: icons whose menus fly out beside them. */
export function SiderFlyouts({ roots, active, hover, branches }: SiderFlyoutsProps) {
  const { i18n } = useLingui();
  const idPrefix = useId();
  return (
    <ul className={classes.roots}>
      {roots.map((root) => {
        const name = menuLabel(root, i18n.locale);
        const open = hover.open === root.key;
        const flyoutId = `${idPrefix}${root.key}`;
        return (
          <li key={root.key}>
            <button
              type="button"
              data-flyout=""
              className={classes.root}
              data-active={(active && rootOf(active) === root) || undefined}
              aria-label={name}
              aria-expanded={open}
              aria-controls={open ? flyoutId : undefined}
              onClick={() => hover.press(root.key)}
              {...hover.triggerProps(root.key)}
            >
              <MenuGlyph entry={root} />
            </button>
            {open && <Flyout id={flyoutId} root={root} name={name} hover={hover} branches={branches} />}
          </li>
        );
      })}
    </ul>
  );
}

function Flyout({
  id,
  root,
  name,
  hover,
  branches,
}: {
  id: string;
  root: MenuEntry;
  name: string;
  hover: HoverIntent;
  branches: Branches;
}) {
  const { usableOnly } = useMenuList();
  const flyout = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = flyout;
    const trigger = current?.parentElement?.getBoundingClientRect();
    if (!current || !trigger) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const lowest = document.documentElement.clientHeight - current.offsetHeight - 8;
    current.style.setProperty('--flyout-x', `${trigger.right + GAP_PX}px`);
    current.style.setProperty('--flyout-y', `${Math.max(8, Math.min(trigger.top - 4, lowest))}px`);
  }, []);

  return (
    <div ref={flyout} id={id} popover="manual" className={classes.flyout} {...hover.popupProps}>
      <p className={classes.title}>{name}</p>
      <SiderTree entries={root.leaf ? [root] : visibleMenus(root.children, usableOnly)} branches={branches} />
    </div>
  );
}
