import { useLingui } from '@lingui/react';
import { type MenuListProps, MenuListProvider } from '@portal/menu-engine';
import { type MenuIndex, sceneMenus } from '@portal/menu-engine/core';
import { type Favorites, MenuFlyout, MenuGroup, useToolWords } from '@portal/menu-engine/favorites';
import { listedScenes, SceneRows, toSavedScene } from '@portal/menu-engine/scene-rows';
import { SearchBox } from '@portal/menu-engine/search-box';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { WelcomeMenus, WelcomeSection } from '../../pages/WelcomePage.tsx';
import { useShownMenu } from '../../workspace/WorkspaceContext.tsx';
import { useViewedMenus } from './useMenuMoment.ts';
import { type MenuTools, menusPorts } from './useMenuTools.ts';

const FEW = 5;

type Slot = { tools: MenuTools };

/** The search at the sider's top. */
export function SiderSearch({
  tools: { find, list, moment },
  onViewAll,
}: Slot & { onViewAll: (query: string) => void }) {
  const say = useToolWords();
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
  const say = useToolWords();
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
  const say = useToolWords();
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
  const say = useToolWords();
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

type SwitcherSlot = {
  tools: MenuTools;
  /** Closes the dropdown around the slot. */
  onLeave: () => void;
};

/** The common menus in the application switcher. */
export function SwitcherCommon({
  tools,
  list,
  onLeave,
}: SwitcherSlot & { list: Pick<MenuListProps, 'actions' | 'conditions'> }) {
  const say = useToolWords();
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
}: SwitcherSlot & { onChoose: (id: string) => void; onManage: () => void }) {
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

type WelcomeFavoritesProps = { favorites: Favorites; onShown: () => void };

/** The person's favourites on the welcome page. */
export function WelcomeFavorites({ favorites: { entries, status, reload }, onShown }: WelcomeFavoritesProps) {
  const { i18n } = useLingui();
  useEffect(onShown, [onShown]);
  return (
    <WelcomeSection title={i18n._({ id: 'portal.welcome.favorites', message: '我的收藏' })}>
      {status === 'loading' && <LoadingState rows={1} />}
      {status === 'failed' && (
        <ErrorState
          title={i18n._({ id: 'portal.welcome.favoritesFailed', message: '收藏没有加载出来' })}
          onRetry={reload}
        />
      )}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState
          icon="star"
          title={i18n._({
            id: 'portal.welcome.favoritesEmpty',
            message: '点菜单名称旁的星标，收藏的页面会显示在这里',
          })}
        />
      )}
      {status === 'ready' && entries.length > 0 && <WelcomeMenus entries={entries} />}
    </WelcomeSection>
  );
}

/** A choice of yes or no that this device remembers. */
function useKeptFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const { storage } = menusPorts.use();
  const [value, setValue] = useState(() => {
    const kept = storage.get(name);
    return kept === null ? initial : kept === '1';
  });
  const keep = useCallback(
    (next: boolean) => {
      storage.set(name, next ? '1' : '0');
      setValue(next);
    },
    [storage, name],
  );
  return [value, keep];
}
