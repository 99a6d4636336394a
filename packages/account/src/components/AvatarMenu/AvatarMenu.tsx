import { useLingui } from '@lingui/react';
import { Avatar, Dropdown, ErrorState, type Locale, latePart, useFeedback } from '@portal/ui';
import type { ColorScheme } from '@portal/ui/shell';
import type { AvatarAction, AvatarConditions, AvatarTarget } from '../../core/avatarEntries.ts';
import type { MenuStyle, StartWith } from '../../react/createPreferences.ts';
import classes from './AvatarMenu.module.css';

// A person who is only working never opens it: it loads when the pointer or the focus comes near.
const loadPanel = () => import('../../avatar/AvatarMenuPanel.tsx');
const AvatarMenuPanel = latePart(async () => (await loadPanel()).AvatarMenuPanel, {
  Missing: ErrorState,
});

const loadQuestion = () => import('../../avatar/confirmSignOut.tsx');

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
  user: AvatarUser;
  /** What the person sees depends on. */
  conditions: AvatarConditions;
  onOpen: (target: AvatarTarget) => void;
  /** Does what an entry without a page stands for. */
  onAction: (action: AvatarAction) => void;
  /** Opens the upgrade page; the link is there for those who see packages. */
  onUpgrade?: () => void;
  menuStyle: MenuStyle;
  onMenuStyleChange: (style: MenuStyle) => void;
  /** What the workspace starts with: 1 the tabs of the last time, 2 home alone. */
  startWith: StartWith;
  onStartWithChange: (start: StartWith) => void;
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  theme: ColorScheme;
  onThemeChange: (theme: ColorScheme) => void;
  /** Names of the pages that hold something unsaved; asked before the person confirms. @default none */
  unsavedPages?: () => Promise<readonly string[]>;
  /** Called once the person has confirmed. */
  onSignOut: () => void;
};

/** The person's picture in the header, with all that concerns the person behind it. */
export function AvatarMenu(props: AvatarMenuProps) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const { user, onSignOut } = props;
  const label = i18n._({ id: 'account.menu.label', message: '账号菜单' });

  async function askSignOut() {
    const [{ confirmSignOut }, unsaved] = await Promise.all([loadQuestion(), props.unsavedPages?.() ?? []]);
    if (await confirmSignOut({ dialogs, i18n, unsaved })) onSignOut();
  }

  return (
    <Dropdown
      label={label}
      role="menu"
      placement="bottom-end"
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes.trigger}
          aria-label={`${label} · ${user.name}`}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
        >
          <Avatar userId={user.userId} name={user.name} src={user.headImgUrl} decorative />
        </button>
      )}
    >
      {({ close }) => <AvatarMenuPanel {...props} close={close} onSignOut={() => void askSignOut()} />}
    </Dropdown>
  );
}
