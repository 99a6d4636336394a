import type { Locale } from '@portal/ui';
import type { ColorScheme } from '@portal/ui/shell';
import type { AvatarAction, AvatarConditions, AvatarTarget } from '../../core/avatarEntries.ts';
import type { MenuStyle, StartWith } from '../../runtime/createPreferences.ts';

/** Whose menu it is. */
export type AvatarUser = {
  userId: string;
  name: string;
  headImgUrl?: string;
  companyName?: string;
  packageName?: string;
};

/** Props of `AvatarMenu`. */
export type AvatarMenuProps = {
  /** Whose menu it is. */
  user: AvatarUser;
  /** What the person sees depends on. */
  conditions: AvatarConditions;
  /** Leads to the page of an entry. */
  onOpen: (target: AvatarTarget) => void;
  /** Does what an entry without a page stands for. */
  onAction: (action: AvatarAction) => void;
  /** Opens the upgrade page; the link is there for those who see packages. */
  onUpgrade?: () => void;
  /** Where the menus of the workspace stand. */
  menuStyle: MenuStyle;
  /** Moves the menus. */
  onMenuStyleChange: (style: MenuStyle) => void;
  /** What the workspace starts with: 1 the tabs of the last time, 2 home alone. */
  startWith: StartWith;
  /** Keeps what the workspace starts with. */
  onStartWithChange: (start: StartWith) => void;
  /** The language in use. */
  locale: string;
  /** Switches the language. */
  onLocaleChange: (locale: Locale) => void;
  /** The colour scheme that was chosen. */
  theme: ColorScheme;
  /** Switches the colour scheme. */
  onThemeChange: (theme: ColorScheme) => void;
  /** Names of the pages that hold something unsaved; asked before the person confirms. @default none */
  unsavedPages?: () => Promise<readonly string[]>;
  /** Called once the person has confirmed. */
  onSignOut: () => void;
};
