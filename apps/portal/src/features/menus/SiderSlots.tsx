import { type MenuIndex, sceneMenus } from '@portal/menu-engine/core';
import { MenuFlyout, MenuGroup } from '@portal/menu-engine/favorites';
import { toSavedScene } from '@portal/menu-engine/scene-rows';
import { SearchBox } from '@portal/menu-engine/search-box';
import { useKeptFlag } from './useKeptFlag.ts';
import { useViewedMenus } from './useMenuMoment.ts';
import type { MenuTools } from './useMenuTools.ts';
import { useMenuWords } from './useMenuWords.ts';

const FEW = 5;

type Slot = { tools: MenuTools };

/** The search at the sider's top. */
export function SiderSearch({
  tools: { find, list, moment },
  onViewAll,
}: Slot & { onViewAll: (query: string) => void }) {
  const say = useMenuWords();
  return (
    <SearchBox {...list} find={find} offer={moment.recent} onViewAll={onViewAll} label={say('siderSearch')} />
  );
}

/** The scene in use, above the applications; closing it leaves the scene. */
export function SiderScene({
  index,
  scene,
  onLeave,
}: {
  index: MenuIndex;
  scene: NonNullable<MenuTools['scenes']['active']>;
  onLeave: () => void;
}) {
  const say = useMenuWords();
  const { customMenuName, menuIds } = toSavedScene(scene);
  return (
    <MenuGroup
      label={customMenuName}
      icon="folder"
      entries={sceneMenus(index, menuIds)}
      emptyNote={say('sceneElsewhere')}
      opened
      onOpenedChange={onLeave}
    />
  );
}

/** The most used menus, below the applications. */
export function SiderHistory({ tools: { moment } }: Slot) {
  const say = useMenuWords();
  const [opened, setOpened] = useKeptFlag('sider-history', true);
  return (
    <MenuGroup
      label={say('history')}
      icon="history"
      entries={useViewedMenus(moment.history)}
      few={FEW}
      emptyNote={say('historyEmpty')}
      opened={opened}
      onOpenedChange={setOpened}
    />
  );
}

/** The common menus at the sider's foot. */
export function SiderCommon({ tools: { moment }, folded }: Slot & { folded: boolean }) {
  const say = useMenuWords();
  return (
    <MenuFlyout
      label={say('commonMenus')}
      icon="pin"
      entries={useViewedMenus(moment.common)}
      emptyNote={say('commonEmpty')}
      iconOnly={folded}
    />
  );
}
