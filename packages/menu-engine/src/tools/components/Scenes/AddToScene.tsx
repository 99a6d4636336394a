import { ActionMenu, useFeedback } from '@portal/ui';
import { SCENE_MENUS_MAX } from '../../../core/constants.ts';
import type { MenuEntry } from '../../../core/types.ts';
import { toSavedScene } from '../../core/sceneLists.ts';
import type { Scenes } from '../../react/useScenes.ts';
import { useToolWords } from '../../react/useToolWords.ts';

/** Props of `AddToScene`. */
export type AddToSceneProps = {
  scenes: Pick<Scenes, 'scenes' | 'bind'>;
  entry: MenuEntry;
  /** Where the choice opens. */
  at: { x: number; y: number };
  onRefused: (error: unknown) => void;
  onClose: () => void;
};

/** The choice of a scene for a menu; the menu goes in without the scene's form. */
export function AddToScene({ scenes, entry, at, onRefused, onClose }: AddToSceneProps) {
  const { toasts } = useFeedback();
  const say = useToolWords();

  async function add(groupId: string, name: string) {
    try {
      await scenes.bind(groupId, [entry.id]);
      toasts.show({ id: `scene-added-${groupId}`, tone: 'success', title: say('addedToScene', { name }) });
    } catch (error) {
      onRefused(error);
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
          hint: `${menuIds.length}/${SCENE_MENUS_MAX}`,
          disabled: menuIds.includes(entry.id) || menuIds.length >= SCENE_MENUS_MAX,
          onSelect: () => void add(scene.groupId, customMenuName),
        };
      })}
    />
  );
}
