import type { MenuEntry } from '@portal/menu-engine/core';
import { menuConstants } from '@portal/menu-engine/core';
import { toSavedScene } from '@portal/menu-engine/scene-rows';
import { ActionMenu } from '@portal/ui';
import { useServices } from '../../wiring/ServicesContext.ts';
import type { MenuTools } from './useMenuTools.ts';
import { useMenuWords } from './useMenuWords.ts';

/** A menu that is to go into a scene, and where the choice opens. */
export type SceneWish = { entry: MenuEntry; at: { x: number; y: number } };

/** The choice of a scene for a menu; the menu goes in without the scene's form. */
export function AddToScene({
  tools: { scenes, tell },
  wish,
  onClose,
}: {
  tools: MenuTools;
  wish: SceneWish;
  onClose: () => void;
}) {
  const { toasts } = useServices();
  const say = useMenuWords();
  const { entry, at } = wish;

  async function add(groupId: string, name: string) {
    try {
      await scenes.bind(groupId, [entry.id]);
      toasts.show({ id: `scene-added-${groupId}`, tone: 'success', title: say('addedToScene', { name }) });
    } catch (error) {
      tell(error);
    }
  }

  return (
    <ActionMenu
      opened
      at={at}
      label={say('addToScene')}
      onOpenedChange={(opened) => !opened && onClose()}
      items={scenes.scenes.map((scene) => {
        const { customMenuName, menuIds } = toSavedScene(scene);
        return {
          id: scene.groupId,
          label: customMenuName,
          hint: `${menuIds.length}/${menuConstants.SCENE_MENUS_MAX}`,
          disabled: menuIds.includes(entry.id) || menuIds.length >= menuConstants.SCENE_MENUS_MAX,
          onSelect: () => void add(scene.groupId, customMenuName),
        };
      })}
    />
  );
}
