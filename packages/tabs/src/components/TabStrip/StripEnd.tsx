import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import type { ReactNode } from 'react';
import type { OpenTabMenu } from './TabMenu.tsx';
import classes from './TabStrip.module.css';

type StripEndProps = {
  actions: ReactNode;
  activeKey: string;
  isMenuOpen: boolean;
  onOpenMenu: (menu: OpenTabMenu) => void;
};

/** What stands after the tabs: the caller's actions and the button of the active tab's menu. */
export function StripEnd({ actions, activeKey, isMenuOpen, onOpenMenu }: StripEndProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.end}>
      {actions}
      <IconButton
        icon="chevron-down"
        label={i18n._({ id: 'tabs.menu.label', message: '标签页操作' })}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={({ currentTarget }) => {
          const { right, bottom } = currentTarget.getBoundingClientRect();
          onOpenMenu({ key: activeKey, at: { x: right, y: bottom }, opener: currentTarget });
        }}
      />
    </div>
  );
}
