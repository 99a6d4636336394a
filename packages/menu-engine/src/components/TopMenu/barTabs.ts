import { menuLabel } from '../../core/menuLabel.ts';
import type { MenuContent, MenuEntry, MenuIndex } from '../../core/types.ts';
import { visibleMenus } from '../../core/visibleMenus.ts';

/** A scene as a tab of the bar. */
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

/** Returns the given scenes as tabs. */
export function sceneTabs(scenes: readonly SceneTab[]): BarTab[] {
  return scenes.map((scene) => ({ ...scene, icon: undefined, page: undefined, scene: true }));
}
