import { useLingui } from '@lingui/react';
import type { MenuActions } from '@portal/menu-engine';
import { type MenuIndex, menuHref, menuKey, systemHref } from '@portal/menu-engine/core';
import {
  createTabsAtoms,
  effectMessage,
  PaneHost,
  TabStrip,
  type TabsEffect,
  TabsProvider,
  useTabs,
} from '@portal/tabs';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { homePane } from '../panes/homePane.ts';
import { menuPane } from '../panes/menuPane.ts';
import { PaneContentContext } from '../panes/PaneContentContext.ts';
import { paneHref } from '../panes/paneHref.ts';
import { paneIcon } from '../panes/paneIcon.tsx';
import { paneTitle } from '../panes/paneTitle.ts';
import { renderPane } from '../panes/renderPane.tsx';
import { useAddressSync } from '../panes/useAddressSync.ts';
import { useOpenMenu } from '../panes/useOpenMenu.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { Header } from './Header.tsx';
import classes from './OpenWorkspace.module.css';
import { Sider } from './Sider.tsx';
import { useBoundPlatforms } from './useBoundPlatforms.ts';
import { useBodyClass, usePageTitle } from './useDocument.ts';
import { useUserConfig } from './useUserConfig.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

export type OpenWorkspaceProps = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** The menu tree could not be loaded. */
  failed: boolean;
  onReloadMenus: () => void;
  child: string | undefined;
  page?: ReactNode;
};

/** A workspace whose menus are known: restores its panes and keeps them and the address in step. */
export function OpenWorkspace(props: OpenWorkspaceProps) {
  const { system, index } = props;
  const { storages, navigate, toasts, i18n, saveMenuStatus } = useServices();
  const base = systemHref(system);
  const [atoms] = useState(() =>
    createTabsAtoms({
      scope: system,
      storage: storages,
      home: homePane(index, system.systemCode),
      findMenu: (pane) => {
        const entry = pane.menuId === undefined ? undefined : index.byId.get(pane.menuId);
        return entry && menuPane(entry);
      },
      saveMenuStatus: saveMenuStatus(),
    }),
  );
  const onEffect = useCallback(
    (effect: TabsEffect) => {
      if (effect.type === 'address') {
        navigate(paneHref(base, effect.pane), {
          replace: effect.mode === 'replace',
          paneKey: effect.pane.key,
        });
      }
      const message = effectMessage(effect);
      if (message) toasts.show({ tone: 'warning', id: effect.type, title: i18n._(message) });
    },
    [base, navigate, toasts, i18n],
  );
  return (
    <TabsProvider atoms={atoms} onEffect={onEffect}>
      <WorkspacePanes {...props} base={base} />
    </TabsProvider>
  );
}

function WorkspacePanes({
  system,
  index,
  failed,
  onReloadMenus,
  child,
  page,
  base,
}: OpenWorkspaceProps & { base: string }) {
  const { config, navigate } = useServices();
  const { i18n } = useLingui();
  const { state, activePane, send } = useTabs();
  const { packageStyle } = useUserConfig();
  const apps = useMemo(() => new Set(config.microApps.map((app) => app.name)), [config]);
  const openMenu = useOpenMenu(system.serviceId);
  useAddressSync({ base, index, apps, navigate });

  const actions = useMemo<MenuActions>(
    () => ({
      hrefOf: (entry) => menuHref(entry, system),
      onOpen: openMenu,
      onBuy: openMenu,
      onUnlock: openMenu,
    }),
    [system, openMenu],
  );
  const [now] = useState(() => Date.now());
  const boundPlatforms = useBoundPlatforms(system.serviceId);
  const conditions = useMemo(() => ({ now, boundPlatforms }), [now, boundPlatforms]);
  const menus = {
    index,
    status: failed ? ('failed' as const) : ('ready' as const),
    onReload: onReloadMenus,
    actions,
    conditions,
    activeKey: page || activePane.menuId === undefined ? undefined : menuKey(activePane.menuId),
  };
  const title = paneTitle(activePane, index, i18n);
  usePageTitle(title);
  useBodyClass(child ?? 'welcome');
  const context = useMemo(() => ({ system, index, base, openMenu }), [system, index, base, openMenu]);
  const left = packageStyle === 1;
  return (
    <WorkspaceFrame
      header={<Header system={system} menus={left ? undefined : menus} />}
      sider={left && <Sider menus={menus} systemCode={system.systemCode} />}
      strip={
        <TabStrip
          panes={state.panes}
          activeKey={state.activeKey}
          liveKeys={state.live}
          titleOf={(pane) => paneTitle(pane, index, i18n)}
          iconOf={(pane) => paneIcon(pane, index)}
          onActivate={(key) =>
            key === state.activeKey && page
              ? navigate(paneHref(base, activePane), {})
              : send({ type: 'activate', key })
          }
          onClose={(key) => send({ type: 'close', key })}
          onCloseMany={(scope, key) => send({ type: 'close-many', scope, key })}
          onMove={(key, to) => send({ type: 'move', key, to })}
          onReload={(key) => send({ type: 'reload', key })}
        />
      }
    >
      <PaneContentContext value={context}>
        <div className={classes.panes} inert={Boolean(page)}>
          <PaneHost
            panes={state.panes}
            activeKey={state.activeKey}
            liveKeys={state.live}
            reloadingKeys={state.reloading}
            renderPane={renderPane}
          />
        </div>
      </PaneContentContext>
      {page && <div className={classes.page}>{page}</div>}
    </WorkspaceFrame>
  );
}
