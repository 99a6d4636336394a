import { useLingui } from '@lingui/react';
import { type AvatarAction, AvatarMenu, accountQueries, useAccount } from '@portal/account';
import { displayNameOf } from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { defaultSceneTab, SystemSwitcher, TopMenu, type TopMenuProps } from '@portal/menu-engine';
import { DEFAULT_SCENE_LABEL } from '@portal/menu-engine/core';
import { useLocale } from '@portal/ui';
import { BrandMark, useColorScheme } from '@portal/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import classes from './Header.module.css';
import { LateFeatures } from './LateFeatures.tsx';
import { formatPaneAddress } from './panes/paneAddress.ts';
import { workspacePorts } from './ports.ts';
import { useBrand } from './useDocument.ts';
import { useListedSystems, useSystemActions, useSystems, useUserConfig } from './useSystems.ts';
import { useMenuSlots, useShownMenu } from './WorkspaceContext.tsx';

export type HeaderProps = {
  system: { serviceId: string; systemCode: string };
  /** The system's menus, in the top-menu style. */
  menus?: TopMenuProps;
  /** A message page stands over the panes. */
  hasPage?: boolean;
  /** Whether there is a workspace for the tools left of the avatar. */
  hasTools?: boolean;
};

/** Brand, application switcher, the system's menus in the top-menu style, and the toolbar. */
export function Header({ system, menus, hasPage = false, hasTools = false }: HeaderProps) {
  const { i18n } = useLingui();
  const { anchors, config } = workspacePorts.use();
  const brand = useBrand(config().brand);
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
        <BrandMark src={brand.logo} />
        <span>{brand.name}</span>
      </a>
      <div ref={anchors.lend('switcher')}>
        <SystemSwitcher systems={systems} currentCode={system.systemCode} actions={actions} {...switcher} />
      </div>
      <div className={classes.nav} ref={menus && anchors.lend('menus')}>
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
        {hasTools && <LateFeatures place="headerTools" />}
        <HeaderAvatar systemCode={system.systemCode} base={actions.hrefOf(system)} />
      </div>
    </>
  );
}

/** Marks the menu of the pane in front: by itself, so that another pane renders nothing else of the header. */
function ShownTopMenu({ hasPage, ...menus }: TopMenuProps & Pick<HeaderProps, 'hasPage'>) {
  const { i18n } = useLingui();
  const shown = useShownMenu();
  const label = i18n._({ ...DEFAULT_SCENE_LABEL });
  const { index } = menus;
  // Stands there from the start; the person's own scenes come with the features.
  const everyones = useMemo(() => [defaultSceneTab(index, label)], [index, label]);
  return <TopMenu scenes={everyones} {...menus} activeKey={hasPage ? undefined : shown?.key} />;
}

type HeaderAvatarProps = {
  systemCode: string;
  /** Address of the workspace. */
  base: string;
};

/** The person's menu in the header; their last known name stands there until the server has answered. */
function HeaderAvatar({ systemCode, base }: HeaderAvatarProps) {
  const { act, anchors, api, avatarFacts, host, navigate, session, unsaved } = workspacePorts.use();
  const account = useAccount();
  const locale = useLocale();
  const scheme = useColorScheme();
  const user = useQuery(accountQueries(api).userInfo()).data ?? account.storedUser();
  const facts = useMachine(avatarFacts);
  const { packageStyle, saveMenuStatus } = useUserConfig();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  if (!user) return null;
  const demo = user.ssoEnv === 'DEMO';
  const { fundsUrl, ...learned } = { ...facts };
  const conditions = {
    ...learned,
    classification: user.classification,
    systemCode,
    hasFunds: fundsUrl !== undefined,
    demo,
    brand: host() === 'special-brand',
  };
  const unlessDemo =
    <Args extends unknown[]>(run: (...args: Args) => unknown) =>
    (...args: Args) =>
      void (demo ? act('demo-tip') : run(...args));
  const open = unlessDemo((target: { app: string; path: string; systemCode?: string }) => {
    const home = target.systemCode && session.systemBase(target.systemCode);
    navigate((home || base) + formatPaneAddress(target));
  });
  // What an entry does beyond opening a page is a feature's.
  const run = (action: AvatarAction) => void act('avatar', action);
  return (
    <div data-testid="avatar-menu" ref={anchors.lend('avatar')}>
      <AvatarMenu
        user={{
          userId: user.userId ?? '',
          name: displayNameOf(user),
          headImgUrl: user.headImgUrl,
          companyName: user.onlineSubjectName,
          packageName: system?.packageName,
        }}
        conditions={conditions}
        onOpen={open}
        onAction={(action) => (action === 'leave-demo' ? run(action) : unlessDemo(run)(action))}
        onUpgrade={() => open({ app: 'sso-web', path: `/company/serve/buy-serve?systemCode=${systemCode}` })}
        menuStyle={packageStyle === 1 ? 1 : 2}
        onMenuStyleChange={unlessDemo((style) => account.changeMenuStyle(style))}
        startWith={saveMenuStatus === 2 ? 2 : 1}
        onStartWithChange={unlessDemo((start) => act('save-start', start))}
        locale={locale}
        onLocaleChange={(next) => void account.changeLanguage(next)}
        theme={scheme.choice}
        onThemeChange={scheme.choose}
        unsavedPages={unsaved.names}
        onSignOut={() => void account.signOut()}
      />
    </div>
  );
}
