import { useLingui } from '@lingui/react';
import type { MenuActions } from '@portal/menu-engine';
import { type MenuEntry, type MenuIndex, menuHref } from '@portal/menu-engine/core';
import { useTabsSend, useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { latePart } from '@portal/ui';
import { useColorScheme } from '@portal/ui/shell';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Header } from './Header.tsx';
import { EarlySearch, LateFeatures } from './LateFeatures.tsx';
import { afterPaint } from './painted.ts';
import { AddressSync } from './panes/AddressSync.ts';
import type { Door } from './panes/createDoor.ts';
import { menuPane } from './panes/menuPane.ts';
import { isPopOut } from './panes/openPanes.ts';
import { paneTitle } from './panes/paneTitle.tsx';
import { workspacePorts } from './ports.ts';
import { enterPage, useBodyClass, usePageTitle } from './useDocument.ts';
import { useIsQuotaBlocked } from './useQuotaBlock.ts';
import { useAwaitsOnboarding, useBoundPlatforms, useUserConfig } from './useSystems.ts';
import { useWorkspace, WorkspaceProvider } from './WorkspaceContext.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { WorkspaceHost } from './WorkspaceHost.tsx';
import classes from './WorkspacePanes.module.css';
import { WorkspaceStrip } from './WorkspaceStrip.tsx';

export type OpenWorkspaceProps = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** The menu tree could not be loaded. */
  failed: boolean;
  onReloadMenus: () => void;
  child: string | undefined;
  page?: ReactNode;
};

type WorkspacePanesProps = OpenWorkspaceProps & {
  /** Address of the workspace. */
  base: string;
  door: Door;
};

/** Only the left-menu style loads the left menu. */
const Sider = latePart(async () => (await import('./late/Sider.tsx')).Sider, {
  Waiting: () => <div className={classes.sider} />,
});

const QuotaGate = latePart(async () => (await import('./late/QuotaGate.tsx')).QuotaGate);

/** The panes of a workspace with everything around them: header, menus, strip. */
export function WorkspacePanes({
  system,
  index,
  failed,
  onReloadMenus,
  child,
  page,
  base,
  door,
}: WorkspacePanesProps) {
  const { anchors, config, navigate } = workspacePorts.use();
  const hasTabs = useTabsValue(hasSeveralPages);
  const { packageStyle } = useUserConfig();
  const apps = useMemo(() => new Set(config().microApps.map((app) => app.name)), [config]);
  const openMenu = useOpenMenu(door);

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
  const list = useMemo(() => ({ actions, conditions }), [actions, conditions]);
  const menus = useMemo(
    () => ({ index, status, onReload: onReloadMenus, ...list }),
    [index, status, onReloadMenus, list],
  );
  useBodyClass(child ?? 'welcome');
  const { shown: theme } = useColorScheme();
  const context = useMemo(
    () => ({ system, index, base, door, list, theme }),
    [system, index, base, door, list, theme],
  );
  const isBlocked = useIsQuotaBlocked(system.serviceId);
  const left = packageStyle === 1;
  const isAlone = isPopOut(window);
  const isCovered = useAwaitsOnboarding(system.serviceId) && !isAlone;
  const hasPage = Boolean(page);
  return (
    <WorkspaceProvider value={context}>
      <WorkspaceFrame
        header={
          !isAlone && <Header system={system} menus={left ? undefined : menus} hasPage={hasPage} hasTools />
        }
        sider={
          !isAlone &&
          left && (
            <div className={classes.menus} ref={anchors.lend('menus')}>
              <Sider menus={menus} hasPage={hasPage} systemCode={system.systemCode} />
            </div>
          )
        }
        blocked={isBlocked}
        covered={isCovered}
        strip={(!isAlone || hasTabs) && <WorkspaceStrip hasPage={hasPage} />}
      >
        <div className={classes.panes} inert={hasPage} ref={anchors.lend('panes')} data-embed-host>
          <WorkspaceHost />
        </div>
        {page && <div className={classes.page}>{page}</div>}
      </WorkspaceFrame>
      {!page && <WorkspaceTitle />}
      <AddressSync base={base} index={index} apps={apps} door={door} navigate={navigate} />
      {!isAlone && <EarlySearch />}
      <LateFeatures place="layers" />
      {isBlocked && <QuotaGate system={system} />}
    </WorkspaceProvider>
  );
}

/** Opens a menu that was pressed in a pane, or leads to what has to be done first. */
function useOpenMenu(door: Door): (entry: MenuEntry | undefined) => void {
  const { anchors } = workspacePorts.use();
  const send = useTabsSend();
  return useCallback(
    (entry) => {
      const refusal = door.refusalOfMenu(entry);
      if (refusal) return door.explain(refusal, 'press');
      const pane = entry && menuPane(entry);
      if (!pane) return;
      send({ type: 'open', pane });
      // Also where the page was in front already.
      afterPaint(() => enterPage(anchors.get().panes));
    },
    [door, send, anchors],
  );
}

/** Names the pane in front in the window's title. A component of its own, so that another pane renders nothing else. */
function WorkspaceTitle(): null {
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  usePageTitle(paneTitle(useTabsValue(getActivePane), index, i18n));
  return null;
}

/** Whether there is more than home and one page to choose from. */
function hasSeveralPages({ panes }: TabsState): boolean {
  return panes.length > 2;
}
