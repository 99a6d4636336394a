import { useScenes } from '@portal/menu-engine/scene-rows';
import { SceneList } from '@portal/menu-engine/scenes';
import { listedScenes } from './listedScenes.ts';
import { useRefusal } from './useRefusal.ts';
import { type SceneDialogsOptions, useSceneDialogs } from './useSceneDialogs.tsx';

/** The list of scenes in a dialog, with what a person can do to them. */
export function SceneManager({ api, index, demo }: Omit<SceneDialogsOptions, 'scenes'>) {
  const { tell, wordsOf } = useRefusal();
  const scenes = useScenes({ api, wordsOf });
  const actions = useSceneDialogs({ api, index, scenes, demo });
  return (
    <SceneList
      scenes={listedScenes(scenes.scenes)}
      activeId={scenes.active?.groupId}
      status={scenes.status}
      onReload={() => void scenes.reload()}
      onAdd={() => actions.add()}
      onEdit={actions.edit}
      onDelete={(id) => void actions.remove(id)}
      onReorder={(ids) => void scenes.reorder(ids).catch(tell)}
    />
  );
}
