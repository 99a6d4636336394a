import { listedScenes } from '../../core/sceneLists.ts';
import type { MenuToolsApi } from '../../react/menuToolQueries.ts';
import { useScenes } from '../../react/useScenes.ts';
import { SceneList } from './SceneList.tsx';
import { type SceneActionsOptions, useSceneActions } from './useSceneActions.tsx';

export type SceneManagerProps = Omit<SceneActionsOptions, 'scenes'> & {
  api: MenuToolsApi;
  wordsOf: (error: unknown) => string;
};

/** The list of scenes in a dialog, with what a person can do to them. */
export function SceneManager({ api, wordsOf, ...options }: SceneManagerProps) {
  const scenes = useScenes({ api, wordsOf });
  const actions = useSceneActions({ ...options, scenes });
  return (
    <SceneList
      scenes={listedScenes(scenes.scenes)}
      activeId={scenes.active?.groupId}
      status={scenes.status}
      onReload={() => void scenes.reload()}
      onAdd={actions.add}
      onEdit={actions.edit}
      onDelete={(id) => void actions.remove(id)}
      onReorder={(ids) => void scenes.reorder(ids).catch(options.onRefused)}
    />
  );
}
