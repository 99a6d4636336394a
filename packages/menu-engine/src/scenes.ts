export { AddToScene, type AddToSceneProps } from './tools/components/Scenes/AddToScene.tsx';
export type { SceneEditorProps } from './tools/components/Scenes/SceneEditor.tsx';
export { SceneEditor } from './tools/components/Scenes/SceneEditor.tsx';
export type { SceneListProps } from './tools/components/Scenes/SceneList.tsx';
export { SceneList } from './tools/components/Scenes/SceneList.tsx';
export { type SceneDialogsOptions, useSceneDialogs } from './tools/components/Scenes/useSceneDialogs.tsx';
export type { SavedScene, SceneSaveAs, SceneSaveFailure } from './tools/core/sceneFailure.ts';
