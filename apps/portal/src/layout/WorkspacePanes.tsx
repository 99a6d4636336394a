import type { MenuActions } from '@portal/menu-engine';
import { menuHref } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import type { TabsState } from '@portal/tabs/core';
import { useColorScheme } from '@portal/ui/shell';
import { useMemo, useState } from 'react';
import { AddressSync } from '../panes/AddressSync.ts';
import { isPopOut } from '../panes/popOut.ts';
import { useOpenMenu } from '../panes/useOpenMenu.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { Header } from './Header.tsx';
import { LateHeaderTools, LateLayers } from './LateFeatures.tsx';
import type { OpenWorkspaceProps } from './OpenWorkspace.tsx';
import { ShownMenuProvider } from './ShownMenuProvider.tsx';
import { SiderRegion } from './SiderRegion.tsx';
import { useBoundPlatforms } from './useBoundPlatforms.ts';
import { useBodyClass } from './useDocument.ts';
import { useUserConfig } from './useUserConfig.ts';
import { WorkspaceContext } from './WorkspaceContext.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { WorkspaceHost } from './WorkspaceHost.tsx';
import classes from './WorkspacePanes.module.css';
import { WorkspaceStrip } from './WorkspaceStrip.tsx';
import { WorkspaceTitle } from './WorkspaceTitle.ts';

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
  const hasTabs = useTabsValue(hasSeveralPages);
  const { packageStyle } = useUserConfig();
  const apps = useMemo(() => new Set(config.microApps.map((app) => app.name)), [config]);
  const openMenu = useOpenMenu(system.serviceId);

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
  const status = failed ? ('failed' as const) : ('ready' as const);
  const menus = useMemo(
    () => ({
      index,
      status,
      onReload: onReloadMenus,
      actions,
      conditions,
    }),
    [index, status, onReloadMenus, actions, conditions],
  );
  useBodyClass(child ?? 'welcome');
  const { shown: theme } = useColorScheme();
  const context = useMemo(
    () => ({ system, index, base, openMenu, theme }),
    [system, index, base, openMenu, theme],
  );
  const left = packageStyle === 1;
  const isAlone = isPopOut(window);
  const hasPage = Boolean(page);
  return (
    <WorkspaceContext value={context}>
      <ShownMenuProvider>
        <WorkspaceFrame
          header={
            !isAlone && (
              <Header
                system={system}
                menus={left ? undefined : menus}
                hasPage={hasPage}
                tools={<LateHeaderTools />}
              />
            )
          }
          sider={
            !isAlone && left && <SiderRegion menus={menus} hasPage={hasPage} systemCode={system.systemCode} />
          }
          strip={(!isAlone || hasTabs) && <WorkspaceStrip hasPage={hasPage} />}
        >
          <div className={classes.panes} inert={hasPage} data-embed-host>
            <WorkspaceHost />
          </div>
          {page && <div className={classes.page}>{page}</div>}
        </WorkspaceFrame>
        <WorkspaceTitle />
        <AddressSync base={base} index={index} apps={apps} navigate={navigate} />
        <LateLayers />
      </ShownMenuProvider>
    </WorkspaceContext>
  );
}

/** Whether there is more than home and one page to choose from. */
function hasSeveralPages({ panes }: TabsState): boolean {
  return panes.length > 2;
}
