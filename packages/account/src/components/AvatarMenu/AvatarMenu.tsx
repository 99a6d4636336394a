import { useLingui } from '@lingui/react';
import { Avatar, Dropdown, ErrorState, latePart, useFeedback } from '@portal/ui';
import classes from './AvatarMenu.module.css';
import type { AvatarMenuProps } from './AvatarMenuProps.ts';

// A person who is only working never opens it: it loads when the pointer or the focus comes near.
const loadPanel = () => import('../../avatar/AvatarMenuPanel.tsx');
const AvatarMenuPanel = latePart(async () => (await loadPanel()).AvatarMenuPanel, {
  Missing: ErrorState,
});

const loadQuestion = () => import('../../avatar/confirmSignOut.tsx');

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
