import { useLingui } from '@lingui/react';
import { SystemSwitcher, TopMenu, type TopMenuProps } from '@portal/menu-engine';
import { BrandMark } from '@portal/ui/shell';
import { type ReactNode, useMemo } from 'react';
import classes from './Header.module.css';
import { HeaderAvatar } from './HeaderAvatar.tsx';
import { useMenuSlots } from './MenuSlots.ts';
import { useShownMenu } from './useShownMenu.ts';
import { useSystemActions } from './useSystemActions.ts';
import { useListedSystems } from './useSystems.ts';

export type HeaderProps = {
  system: { serviceId: string; systemCode: string };
  /** The system's menus, in the top-menu style. */
  menus?: TopMenuProps;
  /** A message page stands over the panes. */
  hasPage?: boolean;
  /** Tools left of the avatar. */
  tools?: ReactNode;
};

/** Brand, application switcher, the system's menus in the top-menu style, and the toolbar. */
export function Header({ system, menus, hasPage = false, tools }: HeaderProps) {
  const { i18n } = useLingui();
  const systems = useListedSystems();
  const actions = useSystemActions();
  const { rowAction, usableOnly, topMenu, switcher } = useMenuSlots();
  const menuActions = useMemo(() => menus && { ...menus.actions, rowAction }, [menus, rowAction]);
  return (
    <>
      <a
        className={classes.brand}
        href="/#/user/home"
        title={i18n._({ id: 'portal.backHome', message: '返回首页' })}
      >
        <BrandMark />
        Portal
      </a>
      <SystemSwitcher systems={systems} currentCode={system.systemCode} actions={actions} {...switcher} />
      <div className={classes.nav}>
        {menus && menuActions && (
          <ShownTopMenu
            {...menus}
            {...topMenu}
            actions={menuActions}
            usableOnly={usableOnly}
            hasPage={hasPage}
          />
        )}
      </div>
      <div className={classes.tools}>
        {tools}
        <HeaderAvatar systemCode={system.systemCode} base={actions.hrefOf(system)} />
      </div>
    </>
  );
}

/** Marks the menu of the pane in front: by itself, so that another pane renders nothing else of the header. */
function ShownTopMenu({ hasPage, ...menus }: TopMenuProps & Pick<HeaderProps, 'hasPage'>) {
  const shown = useShownMenu();
  return <TopMenu {...menus} activeKey={hasPage ? undefined : shown?.key} />;
}
