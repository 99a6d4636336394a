import { useLingui } from '@lingui/react';
import type { GrantableMenu, GrantableSystem } from '@portal/api-client/contract';
import { systemLabel } from '@portal/menu-engine/core';
import { EmptyState } from '@portal/ui';
import { SearchField } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import { MenuBranch } from './MenuBranch.tsx';
import classes from './MenuChooser.module.css';
import { filterMenus, indexMenus, toggleMenu } from './menuSelection.ts';

export type MenuChooserProps = {
  systems: readonly GrantableSystem[];
  chosen: ReadonlySet<string>;
  isDisabled: boolean;
  onChange: (chosen: Set<string>) => void;
};

/** Every system with its menus; a box beside a heading stands for all that is below it. */
export function MenuChooser({ systems, chosen, isDisabled, onChange }: MenuChooserProps) {
  const { i18n } = useLingui();
  const [keyword, setKeyword] = useState('');
  const { locale } = i18n;
  const found = useMemo(() => {
    const labelOf = (menu: GrantableMenu) =>
      (locale === 'en-US' ? menu.menuEnName : locale === 'ko-KR' ? menu.menuKrName : menu.menuName) ||
      menu.menuName ||
      menu.menuId;
    return systems
      .map((system) => ({
        systemCode: system.systemCode,
        name: systemLabel(system, locale),
        index: indexMenus(filterMenus(system.menus, keyword, labelOf)),
        labelOf,
      }))
      .filter(({ index }) => (index.leavesOf.get('') ?? []).length > 0);
  }, [systems, keyword, locale]);
  return (
    <div className={classes.chooser}>
      <SearchField
        value={keyword}
        placeholder={i18n._({ id: 'sso.grant.search', message: '菜单名称' })}
        onSearch={setKeyword}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title={i18n._({ id: 'sso.grant.none', message: '没有匹配的菜单' })} />
      ) : (
        <ul
          className={classes.branch}
          aria-label={i18n._({ id: 'sso.grant.menus', message: '可授予的菜单' })}
        >
          {found.map(({ systemCode, name, index, labelOf }) => (
            <MenuBranch
              // A search unfolds what it finds.
              key={`${systemCode} ${keyword}`}
              index={index}
              menuId=""
              label={name}
              labelOf={labelOf}
              chosen={chosen}
              isDisabled={isDisabled}
              isOpen={keyword !== ''}
              onToggle={(menuId) => onChange(toggleMenu(index, menuId, chosen))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
