import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { filterLeaves } from '../../core/filterLeaves.ts';
import type { MenuEntry } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import classes from './LeafFinder.module.css';
import { MenuLink } from './MenuLink.tsx';
import { useMenuList } from './MenuListContext.tsx';
import { useReveal } from './useReveal.ts';

/** Up to how many pages a narrow panel is enough. */
const NARROW_MAX_PAGES = 12;

type LeafFinderProps = {
  leaves: readonly MenuEntry[];
  /** Puts the cursor into the box. @default false */
  autoFocus?: boolean;
};

/** A box that narrows a list of pages by name. */
export function LeafFinder({ leaves, autoFocus = false }: LeafFinderProps) {
  const { i18n } = useLingui();
  const { usableOnly, find } = useMenuList();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useMemo(() => {
    if (!find || asked.trim() === '')
      return visibleMenus(filterLeaves(leaves, asked, i18n.locale), usableOnly);
    const own = new Set(leaves);
    const hits = find(asked, Number.POSITIVE_INFINITY).map(({ entry }) => entry);
    return visibleMenus(
      hits.filter((entry) => own.has(entry)),
      usableOnly,
    );
  }, [leaves, asked, i18n.locale, find, usableOnly]);
  const label = i18n._({ id: 'menu.find.label', message: '查找菜单' });

  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);

  return (
    <div className={classes.finder} data-few={leaves.length <= NARROW_MAX_PAGES || undefined}>
      <label className={`portal-field ${classes.box}`}>
        <Icon name="search" size={16} />
        <input
          ref={box}
          type="search"
          aria-label={label}
          placeholder={i18n._({ id: 'menu.find.placeholder', message: '输入菜单名称' })}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p className={classes.none} role="status">
        {found.length === 0 && <Trans id="menu.find.none" message="没有找到相符的菜单，请换个词试试" />}
      </p>
      <Found key={asked} found={found} />
    </div>
  );
}

function Found({ found }: { found: readonly MenuEntry[] }) {
  const { shown, markRef } = useReveal(found.length, 240);
  return (
    <ul className={classes.found}>
      {found.slice(0, shown).map((entry) => (
        <li key={entry.key}>
          <MenuLink entry={entry} />
        </li>
      ))}
      {shown < found.length && <li ref={markRef} aria-hidden="true" />}
    </ul>
  );
}
