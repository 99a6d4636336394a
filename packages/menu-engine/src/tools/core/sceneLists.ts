import type { Scene } from '@portal/api-client/contract';
import { defaultSceneTab } from '../../core/defaultSceneTab.ts';
import { sceneKey } from '../../core/menuKeys.ts';
import { sceneMenus } from '../../core/sceneSelection.ts';
import type { MenuIndex } from '../../core/types.ts';
import type { SavedScene } from './sceneFailure.ts';

/** A scene as lists show it. */
export type ListedScene = {
  readonly id: string;
  readonly name: string;
  /** How many menus it gathers. */
  readonly count: number;
  readonly remark?: string | undefined;
};

/** Returns a scene as its form takes it. */
export function toSavedScene({
  customMenuName = '',
  menuIds,
  groupMenuBindDTOS,
  remark = '',
  version,
}: Scene): SavedScene {
  const ids = menuIds.length > 0 ? menuIds : groupMenuBindDTOS.map(({ menuId }) => menuId);
  return { customMenuName, menuIds: ids, remark, version };
}

/** Returns the scenes as lists show them, each with all its menus. */
export function listedScenes(scenes: readonly Scene[]): readonly ListedScene[] {
  return scenes.map((scene) => {
    const { customMenuName, menuIds, remark } = toSavedScene(scene);
    return { id: scene.groupId, name: customMenuName, count: menuIds.length, remark };
  });
}

/** Returns the scenes as tabs of the top menu: the one that everyone has, then the person's own with their menus of this system. */
export function sceneTabsOf(index: MenuIndex, scenes: readonly Scene[], defaultLabel: string) {
  const own = scenes.map((scene) => {
    const { customMenuName, menuIds } = toSavedScene(scene);
    const entries = sceneMenus(index, menuIds);
    return { key: sceneKey(scene.groupId), label: customMenuName, content: 1 as const, entries };
  });
  return [defaultSceneTab(index, defaultLabel), ...own];
}
