import type { MenuListProps } from '@portal/menu-engine';
import { MenuGroup, MenuListProvider } from '@portal/menu-engine/favorites';
import { SceneRows } from '@portal/menu-engine/scene-rows';
import { useMemo } from 'react';
import { useShownMenu } from '../../layout/useShownMenu.ts';
import { listedScenes } from './listedScenes.ts';
import { useKeptFlag } from './useKeptFlag.ts';
import { useViewedMenus } from './useMenuMoment.ts';
import type { MenuTools } from './useMenuTools.ts';
import { useMenuWords } from './useMenuWords.ts';

type Slot = {
  tools: MenuTools;
  /** Closes the dropdown around the slot. */
  onLeave: () => void;
};

/** The common menus in the application switcher. */
export function SwitcherCommon({
  tools,
  list,
  onLeave,
}: Slot & { list: Pick<MenuListProps, 'actions' | 'conditions'> }) {
  const say = useMenuWords();
  const activeKey = useShownMenu()?.key;
  const [opened, setOpened] = useKeptFlag('switcher-common', false);
  const value = useMemo(() => {
    const { actions, conditions } = list;
    const onOpen: typeof actions.onOpen = (entry) => {
      onLeave();
      actions.onOpen(entry);
    };
    return { actions: { ...actions, onOpen }, conditions, activeKey, usableOnly: false };
  }, [list, activeKey, onLeave]);
  return (
    <MenuListProvider value={value}>
      <MenuGroup
        label={say('commonMenus')}
        icon="pin"
        entries={useViewedMenus(tools.moment.common)}
        emptyNote={say('commonEmpty')}
        opened={opened}
        onOpenedChange={setOpened}
      />
    </MenuListProvider>
  );
}

/** The custom scenes in the application switcher. */
export function SwitcherScenes({
  tools: { scenes },
  onChoose,
  onManage,
  onLeave,
}: Slot & { onChoose: (id: string) => void; onManage: () => void }) {
  return (
    <SceneRows
      scenes={listedScenes(scenes.scenes)}
      activeId={scenes.active?.groupId}
      onChoose={(id) => {
        onLeave();
        onChoose(id);
      }}
      onManage={() => {
        onLeave();
        onManage();
      }}
    />
  );
}
