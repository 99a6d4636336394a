import { MENU_CONTENT } from './constants.ts';

/** Key of the history group. */
export const HISTORY_KEY = '__HISTORY__';
/** Key of the "add a scene" action. */
export const ADD_SCENE_KEY = 'addCustomMenus';

/** The scene that everyone has; its label is the message `menu.scene.default`. */
export const DEFAULT_SCENE = {
  key: 'c_default',
  special: MENU_CONTENT.search,
  closable: false,
} as const;

/** Key of a menu: `m_{menuId}`. */
export function menuKey(menuId: string | number): string {
  return `m_${menuId}`;
}

/** Key of a custom scene: `c_{menuId}`. */
export function sceneKey(menuId: string | number): string {
  return `c_${menuId}`;
}

/** Returns what a key names, with the id inside; undefined when it is no key of a menu or scene. */
export function parseKey(key: string): { kind: 'menu' | 'scene'; id: string } | undefined {
  const id = key.slice(2);
  if (id === '') return undefined;
  if (key.startsWith('m_')) return { kind: 'menu', id };
  if (key.startsWith('c_')) return { kind: 'scene', id };
  return undefined;
}
