import type { I18n } from '@lingui/core';
import type { Scene } from '@portal/api-client/contract';
import type { SceneTab } from '@portal/menu-engine';
import {
  DEFAULT_SCENE,
  DEFAULT_SCENE_LABEL,
  type MenuIndex,
  sceneKey,
  sceneMenus,
} from '@portal/menu-engine/core';
import { type ListedScene, toSavedScene } from '@portal/menu-engine/scene-rows';

/** Scenes as lists show them. */
export function listedScenes(scenes: readonly Scene[]): readonly ListedScene[] {
  return scenes.map((scene) => {
    const { customMenuName, menuIds, remark } = toSavedScene(scene);
    return { id: scene.groupId, name: customMenuName, count: menuIds.length, remark };
  });
}

/** The scenes as tabs of the top menu: the one that everyone has, then the person's own. */
export function sceneTabsOf(index: MenuIndex, scenes: readonly Scene[], i18n: I18n): readonly SceneTab[] {
  return [
    {
      key: DEFAULT_SCENE.key,
      label: i18n._({ ...DEFAULT_SCENE_LABEL }),
      content: DEFAULT_SCENE.special,
      entries: index.roots,
    },
    ...scenes.map((scene) => {
      const { customMenuName, menuIds } = toSavedScene(scene);
      return {
        key: sceneKey(scene.groupId),
        label: customMenuName,
        content: 1 as const,
        entries: sceneMenus(index, menuIds),
      };
    }),
  ];
}
