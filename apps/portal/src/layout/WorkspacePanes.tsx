import { useLingui } from '@lingui/react';
import type { MenuActions } from '@portal/menu-engine';
import { menuHref, menuKey } from '@portal/menu-engine/core';
import { PaneHost, TabStrip, useTabs } from '@portal/tabs';
import { useMemo, useState } from 'react';
import { paneHref } from '../panes/paneHref.ts';
import { paneIcon } from '../panes/paneIcon.tsx';
import { paneTitle } from '../panes/paneTitle.ts';
import { renderPane } from '../panes/renderPane.tsx';
import { useAddressSync } from '../panes/useAddressSync.ts';
import { useOpenMenu } from '../panes/useOpenMenu.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { Header } from './Header.tsx';
import { LateHeaderTools, LateLayers } from './LateFeatures.tsx';
import type { OpenWorkspaceProps } from './OpenWorkspace.tsx';
import { SiderRegion } from './SiderRegion.tsx';
import { useBoundPlatforms } from './useBoundPlatforms.ts';
import { useBodyClass, usePageTitle } from './useDocument.ts';
import { useUserConfig } from './useUserConfig.ts';
import { WorkspaceContext } from './WorkspaceContext.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import classes from './WorkspacePanes.module.css';

export type WorkspacePanesProps = OpenWorkspaceProps & {
  /** Address of the workspace. */
  base: string;
};

/** The panes of a workspace with everything around them: header, menus, strip. */
export function WorkspacePanes({
  system,
  index,
  failed,
  onReloadMenus,
  child,
  page,
  base,
}: WorkspacePanesProps) {
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
    <WorkspaceContext value={context}>
      <WorkspaceFrame
        header={<Header system={system} menus={left ? undefined : menus} tools={<LateHeaderTools />} />}
        sider={left && <SiderRegion menus={menus} systemCode={system.systemCode} />}
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
        <div className={classes.panes} inert={Boolean(page)}>
          <PaneHost
            panes={state.panes}
            activeKey={state.activeKey}
            liveKeys={state.live}
            reloadingKeys={state.reloading}
            renderPane={renderPane}
          />
        </div>
        {page && <div className={classes.page}>{page}</div>}
      </WorkspaceFrame>
      <LateLayers />
    </WorkspaceContext>
  );
}
