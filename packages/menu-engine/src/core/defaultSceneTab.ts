import { DEFAULT_SCENE } from './menuKeys.ts';
import type { MenuIndex } from './types.ts';

/** Returns the scene that everyone has in the portal, as a tab of the top menu: it searches all pages of the system. */
export function defaultSceneTab(index: MenuIndex, label: string) {
  return { key: DEFAULT_SCENE.key, label, content: DEFAULT_SCENE.special, entries: index.roots };
}
