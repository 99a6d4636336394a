export type { SceneRowsProps } from './tools/components/Scenes/SceneRows.tsx';
export { SceneRows } from './tools/components/Scenes/SceneRows.tsx';
export { type ListedScene, listedScenes, sceneTabsOf, toSavedScene } from './tools/core/sceneLists.ts';
export type { Scenes } from './tools/react/useScenes.ts';
export { useScenes } from './tools/react/useScenes.ts';
