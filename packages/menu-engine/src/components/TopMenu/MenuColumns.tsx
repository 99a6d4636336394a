import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { menuLabel } from '../../core/menuLabel.ts';
import { type MenuBlock, splitColumns } from '../../core/splitColumns.ts';
import type { MenuEntry } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { MenuLink } from '../shared/MenuLink.tsx';
import { useMenuList } from '../shared/MenuListContext.tsx';
import { useReveal } from '../shared/useReveal.ts';
import classes from './TopMenuPanel.module.css';

/** Of each column at first: twice as many as a panel is high, so that it opens at once however long it is. */
const FIRST_ROWS = 40;

/** Second-level menus in four columns, with what stands below each under its heading. */
export function MenuColumns({ entries }: { entries: readonly MenuEntry[] }) {
  const { usableOnly } = useMenuList();
  const columns = useMemo(() => {
    const shown = (menus: readonly MenuEntry[]) => visibleMenus(menus, usableOnly);
    return splitColumns(shown(entries), undefined, { childrenOf: ({ children }) => shown(children) });
  }, [entries, usableOnly]);
  const longest = Math.max(0, ...columns.map(rowsOf));
  const { shown, markRef } = useReveal(longest, FIRST_ROWS);
  return (
    <div className={classes.columns} data-wraps-names>
      {columns.map((column) => (
        <div key={column[0]?.key} className={classes.column}>
          {firstRows(column, shown).map((block) => (
            <Block key={block.key} block={block} />
          ))}
        </div>
      ))}
      {shown < longest && <span ref={markRef} className={classes.mark} />}
    </div>
  );
}

function Block({ block: { entry, items, continued, startsClass } }: { block: MenuBlock }) {
  const { i18n } = useLingui();
  const name = menuLabel(entry, i18n.locale);
  return (
    <div
      className={classes.block}
      data-continued={continued || undefined}
      data-starts-class={startsClass || undefined}
    >
      {entry.leaf ? (
        <MenuLink entry={entry} />
      ) : (
        <>
          <p className={classes.heading} title={name} aria-hidden={continued || undefined}>
            {name}
          </p>
          <Items items={items} label={name} />
        </>
      )}
    </div>
  );
}

function Items({ items, label }: { items: readonly MenuEntry[]; label: string }) {
  const { i18n } = useLingui();
  const { usableOnly } = useMenuList();
  return (
    <ul className={classes.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          {item.leaf ? (
            <MenuLink entry={item} />
          ) : (
            <>
              <p className={classes.subheading} title={menuLabel(item, i18n.locale)}>
                {menuLabel(item, i18n.locale)}
              </p>
              <Items items={visibleMenus(item.children, usableOnly)} label={menuLabel(item, i18n.locale)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function rowsOf(column: readonly MenuBlock[]): number {
  return column.reduce((sum, { items }) => sum + 1 + items.length, 0);
}

/** The blocks of a column up to a number of rows. */
function firstRows(column: readonly MenuBlock[], rows: number): MenuBlock[] {
  const blocks: MenuBlock[] = [];
  let left = rows;
  for (const block of column) {
    if (left <= 0) break;
    blocks.push(block.items.length < left ? block : { ...block, items: block.items.slice(0, left) });
    left -= 1 + block.items.length;
  }
  return blocks;
}
