import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { walkRows } from '../../../components/shared/walkRows.ts';
import classes from './MenuAll.module.css';
import type { MenuSection } from './menuAllRows.ts';

type MenuAllCategoriesProps = {
  /** Those that have lines. */
  sections: readonly MenuSection[];
  /** Answers per section; undefined while nothing is asked. */
  counts: ReadonlyMap<string, number> | undefined;
  /** Key of the section in view. */
  current: string | undefined;
  onChoose: (key: string) => void;
};

/** The categories at the side: each leads to its section. */
export function MenuAllCategories({ sections, counts, current, onChoose }: MenuAllCategoriesProps) {
  const { i18n } = useLingui();
  const list = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section in view moves the mark
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <nav
      ref={list}
      className={classes.categories}
      aria-label={i18n._({ id: 'menu.all.categories', message: '菜单分类' })}
      onKeyDown={walkRows}
    >
      {sections.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          className={classes.category}
          aria-current={key === current || undefined}
          title={label}
          onClick={() => onChoose(key)}
        >
          <Icon name={icon || 'neutral'} />
          <span className={classes.categoryName}>{label}</span>
          {counts && <span className={classes.count}>{counts.get(key)}</span>}
        </button>
      ))}
    </nav>
  );
}
