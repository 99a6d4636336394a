import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useMemo } from 'react';
import type { MenuIndex } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { useActiveKey, useMenuList } from '../shared/MenuListContext.tsx';
import { MenuState, type MenuStatus } from '../shared/MenuState.tsx';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
import classes from './SiderFlyouts.module.css';
import { SiderFlyouts } from './SiderFlyouts.tsx';
import { SiderTree } from './SiderTree.tsx';
import { useExpanded } from './useExpanded.ts';

/** The menus below the present application, or what stands in their place. */
export function SiderBranches({
  index,
  status,
  onReload,
  folded,
  hover,
}: {
  index: MenuIndex;
  status: MenuStatus;
  onReload: (() => void) | undefined;
  folded: boolean;
  hover: HoverIntent;
}) {
  const { i18n } = useLingui();
  const { usableOnly } = useMenuList();
  const activeKey = useActiveKey();
  const active = activeKey === undefined ? undefined : index.byKey.get(activeKey);
  const branches = useExpanded(active);
  const roots = useMemo(() => visibleMenus(index.roots, usableOnly), [index, usableOnly]);
  const state = status !== 'ready' ? status : index.roots.length === 0 ? 'empty' : undefined;
  if (state && !folded) return <MenuState status={state} onReload={onReload} />;
  if (state) {
    const label = i18n._({ id: 'menu.reload', message: '重新加载' });
    return state === 'failed' && onReload ? (
      <button type="button" className={classes.root} aria-label={label} title={label} onClick={onReload}>
        <Icon name="refresh" />
      </button>
    ) : null;
  }
  if (folded) return <SiderFlyouts roots={roots} active={active} hover={hover} branches={branches} />;
  return <SiderTree entries={roots} branches={branches} />;
}
