import type { AvatarAction } from '@portal/account';
import type { CatalogSource } from '@portal/ui';
import type { ShortcutAction } from '@portal/ui/shortcuts';
import type { ComponentType } from 'react';

/** What a feature adds to the workspace; all of it loads once the workspace can be used. */
export type Contributions = {
  name: string;
  /** Tools in the header, left of the avatar, in the order of `at` over all features. */
  headerTools?: readonly { at: number; Tool: ComponentType }[];
  /** Tools at the end of the tab strip, before its menu. */
  stripTools?: readonly ComponentType[];
  /** Sections of the welcome page. */
  welcome?: readonly ComponentType[];
  /** What floats above the workspace, or works in it unseen. */
  layers?: readonly ComponentType[];
  /** What keys can do; the person chooses other keys, `?` shows them. */
  shortcuts?: readonly ShortcutAction[];
  /** Pages of the shell's own code, by their name in the address below `portal`. */
  paneKinds?: Readonly<Record<string, () => Promise<ComponentType>>>;
};

/** What a feature adds outside the workspace; each part loads when it is first shown. */
export type EntryContributions = {
  name: string;
  /** Pages by their address; a flow brings texts of its own along. */
  pages: readonly ({ path: string } & (
    | { page: () => Promise<ComponentType> }
    | { flow: () => Promise<{ page: ComponentType; catalogs: CatalogSource }> }
  ))[];
  /** Ways on from a system that the company may not see, which stand on its 401 page. */
  accessOffers: readonly (() => Promise<ComponentType<{ systemCode?: string }>>)[];
};

/** What the avatar menu learns once the workspace can be used. */
export type AvatarFacts = {
  hasMenus: boolean;
  hasPermissions: boolean;
  fundsUrl?: string;
  offersDemo: boolean;
  servicePackage?: { name: string | undefined; expireTime: string | undefined };
};

/** What features do when another part of the shell asks for it by name. */
export type Actions = {
  /** Does what an entry of the avatar menu stands for. */
  avatar: (action: AvatarAction) => Promise<void>;
  /** Saves what the workspace starts with. */
  'save-start': (saveMenuStatus: 1 | 2) => Promise<void>;
  /** Says that demo mode does not do this. */
  'demo-tip': () => Promise<void>;
  /** Opens a demo environment in a window of its own. */
  'open-demo': (environment: 'SAIL' | 'FLAGSHIP') => Promise<void>;
  /** Opens a page outside the portal in a window of its own. */
  'open-outside': (href: string) => void;
  /** Signs out; where pages hold something unsaved, the person is asked first. */
  'sign-out': () => Promise<void>;
  'copy-link': (href: string) => Promise<void>;
  /** Opens a pane in a window of its own. */
  'pop-out': (options: { href: string; name: string; onOpened: () => void }) => void;
  'show-shortcuts': () => Promise<void>;
};
