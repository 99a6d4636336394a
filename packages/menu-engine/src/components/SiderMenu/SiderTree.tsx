import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { memo, useId } from 'react';
import { menuLabel } from '../../core/menuLabel.ts';
import type { MenuEntry } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { MenuLink } from '../shared/MenuLink.tsx';
import { useMenuList } from '../shared/MenuListContext.tsx';
import { useReveal } from '../shared/useReveal.ts';
import { MenuGlyph } from './MenuGlyph.tsx';
import classes from './SiderTree.module.css';
import type { Branches } from './useExpanded.ts';

type SiderTreeProps = { entries: readonly MenuEntry[]; branches: Branches };

/** Menus as nested lists; a directory is a button that shows what is below it, a page is a link. */
export const SiderTree = memo(function SiderTree({ entries, branches }: SiderTreeProps) {
  const { shown, markRef } = useReveal(entries.length, 200);
  return (
    <ul className={classes.tree} data-wraps-names>
      {entries.slice(0, shown).map((entry) => (
        <li key={entry.key}>
          {entry.leaf ? (
            <MenuLink entry={entry} glyph={entry.depth === 1 && <MenuGlyph entry={entry} />} />
          ) : (
            <Branch entry={entry} branches={branches} />
          )}
        </li>
      ))}
      {shown < entries.length && <li ref={markRef} aria-hidden="true" className={classes.mark} />}
    </ul>
  );
});

function Branch({ entry, branches }: { entry: MenuEntry; branches: Branches }) {
  const { i18n } = useLingui();
  const { usableOnly } = useMenuList();
  const listId = useId();
  const name = menuLabel(entry, i18n.locale);
  const open = branches.isOpen(entry.key);
  return (
    <>
      <button
        type="button"
        className={classes.branch}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        title={name}
        onClick={() => branches.toggle(entry.key)}
      >
        {entry.depth === 1 && <MenuGlyph entry={entry} />}
        <span className={classes.name}>{name}</span>
        <Icon name="chevron-right" size={14} />
      </button>
      {open && (
        <div id={listId} className={classes.below} data-depth={entry.depth}>
          <SiderTree entries={visibleMenus(entry.children, usableOnly)} branches={branches} />
        </div>
      )}
    </>
  );
}
