import type { I18n } from '@lingui/core';
import { MENU_CONTENT } from '../../core/constants.ts';
import { DEFAULT_SCENE } from '../../core/menuKeys.ts';
import { menuLabel } from '../../core/menuLabel.ts';
import { DEFAULT_SCENE_LABEL } from '../../core/messages.ts';
import type { MenuContent, MenuEntry, MenuIndex } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';

/** A custom scene as a tab of the bar. */
export type SceneTab = {
  /** `c_{menuId}`. */
  readonly key: string;
  readonly label: string;
  readonly content: MenuContent;
  /** What the scene gathers. */
  readonly entries: readonly MenuEntry[];
};

/** One tab of the bar: a top-level menu or a scene. */
export type BarTab = SceneTab & {
  /** Icon of the top-level menu, as the backend names it. */
  readonly icon: string | undefined;
  /** A top-level menu that is a page itself. */
  readonly page: MenuEntry | undefined;
  readonly scene: boolean;
};

/** Returns the top-level menus of a system that are shown, as tabs. */
export function rootTabs(index: MenuIndex, usableOnly: boolean, locale: string): BarTab[] {
  return visibleMenus(index.roots, usableOnly).map((root) => ({
    key: root.key,
    label: menuLabel(root, locale),
    content: root.content,
    entries: root.children,
    icon: root.menu.menuIcon,
    page: root.leaf ? root : undefined,
    scene: false,
  }));
}

/** Returns the given scenes as tabs; without any given, the one that everyone has. */
export function sceneTabs(index: MenuIndex, scenes: readonly SceneTab[] | undefined, i18n: I18n): BarTab[] {
  const shown = scenes ?? [
    {
      key: DEFAULT_SCENE.key,
      label: i18n._({ ...DEFAULT_SCENE_LABEL }),
      content: MENU_CONTENT.search,
      entries: index.roots,
    },
  ];
  return shown.map((scene) => ({ ...scene, icon: undefined, page: undefined, scene: true }));
}
