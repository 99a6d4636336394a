import type { MenuIndex } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';
import { useMenuList } from '../shared/MenuListContext.tsx';
import { MenuState, type MenuStatus } from '../shared/MenuState.tsx';
import type { HoverIntent } from '../shared/useHoverIntent.ts';
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
  const { activeKey, usableOnly } = useMenuList();
  const active = activeKey === undefined ? undefined : index.byKey.get(activeKey);
  const branches = useExpanded(active);
  const state = status !== 'ready' ? status : index.roots.length === 0 ? 'empty' : undefined;
  if (state) return folded ? null : <MenuState status={state} onReload={onReload} />;
  const roots = visibleMenus(index.roots, usableOnly);
  if (folded) return <SiderFlyouts roots={roots} active={active} hover={hover} branches={branches} />;
  return <SiderTree entries={roots} branches={branches} />;
}
