export type { SceneEditorProps } from './tools/components/Scenes/SceneEditor.tsx';
export { SceneEditor } from './tools/components/Scenes/SceneEditor.tsx';
export type { SceneListProps } from './tools/components/Scenes/SceneList.tsx';
export { SceneList } from './tools/components/Scenes/SceneList.tsx';
export type { SavedScene, SceneSaveAs, SceneSaveFailure } from './tools/components/Scenes/sceneFailure.ts';
