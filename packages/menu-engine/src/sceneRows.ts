export type { ListedScene } from './tools/components/Scenes/SceneList.tsx';
export type { SceneRowsProps } from './tools/components/Scenes/SceneRows.tsx';
export { SceneRows } from './tools/components/Scenes/SceneRows.tsx';
export type { Scenes } from './tools/react/useScenes.ts';
export { toSavedScene, useScenes } from './tools/react/useScenes.ts';
