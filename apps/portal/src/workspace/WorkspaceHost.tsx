import { accountQueries } from '@portal/account';
import { displayNameOf } from '@portal/api-client/contract';
import { MenuListProvider } from '@portal/menu-engine';
import { systemLabel, visibleMenus } from '@portal/menu-engine/core';
import { PaneHost, type RenderPane, useTabs, useTabsSnapshot } from '@portal/tabs';
import { ErrorState, latePart, useLocale } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo } from 'react';
import { WelcomePage } from '../pages/WelcomePage.tsx';
import { LateFeatures, loadEmbedded } from './LateFeatures.tsx';
import { useUsableMark } from './painted.ts';
import { menuOf } from './panes/menuPane.ts';
import { isWebAddress } from './panes/paneAddress.ts';
import { workspacePorts } from './ports.ts';
import { useSystems } from './useSystems.ts';
import { useMenuSlot, useWorkspace } from './WorkspaceContext.tsx';

const COMMON_MAX = 12;
const LATER = <LateFeatures place="welcome" />;

const MicroAppContent = latePart(async () => (await loadEmbedded()).MicroAppContent, {
  Missing: ErrorState,
});
const FrameContent = latePart(async () => (await loadEmbedded()).FrameContent, { Missing: ErrorState });

/** What fills a pane: a micro-app, an external page, or the welcome page. */
const renderPane: RenderPane = (pane, { active }) => {
  if (!pane.app && !isWebAddress(pane.path)) return <HomeContent paneKey={pane.key} active={active} />;
  return pane.app ? (
    <MicroAppContent pane={pane} app={pane.app} active={active} />
  ) : (
    <FrameContent pane={pane} active={active} />
  );
};

/** The open pages of the workspace. */
export const WorkspaceHost = memo(function WorkspaceHost() {
  const { state, send } = useTabs();
  return (
    <PaneHost
      panes={state.panes}
      activeKey={state.activeKey}
      liveKeys={state.live}
      reloadingKeys={state.reloading}
      split={state.split}
      splitRatio={state.splitRatio}
      onResizeSplit={(ratio) => send({ type: 'resize-split', ratio })}
      onFocusPane={(key) => send({ type: 'focus', key })}
      renderPane={renderPane}
    />
  );
});

/** The welcome page as the home of a system: pinned menus first, then the most viewed, then the first of the tree. */
function HomeContent({ paneKey, active }: { paneKey: string; active: boolean }) {
  const { api, guests } = workspacePorts.use();
  const { system, index, list } = useWorkspace();
  // Read when it comes to the front: while it is there nothing else is viewed.
  const readTabs = useTabsSnapshot();
  const locale = useLocale();
  const user = useQuery(accountQueries(api).userInfo()).data;
  const systemEntry = useSystems().find((entry) => entry.serviceId === system.serviceId);
  const place = useCallback(
    (element: HTMLElement) => guests.panes.place(paneKey, element),
    [guests, paneKey],
  );
  useUsableMark(active);

  const common = useMenuSlot('common');
  const usableOnly = useMenuSlot('usableOnly') ?? index.usableOnly;
  const rows = useMemo(() => ({ ...list, usableOnly }), [list, usableOnly]);

  const viewed = readTabs().history.flatMap((page) => menuOf(page, index) ?? []);
  // One of each group says more about a system than twelve of its first group.
  const samples = index.leaves.filter(({ parent }, at, all) => parent !== all[at - 1]?.parent);
  const entries = new Set([
    ...(common?.() ?? index.leaves.filter((leaf) => leaf.pinned)),
    ...viewed,
    ...samples,
    ...index.leaves,
  ]);
  return (
    <MenuListProvider value={rows}>
      <WelcomePage
        ref={place}
        name={user ? displayNameOf(user) : ''}
        systemName={systemLabel(systemEntry ?? system, locale)}
        hour={new Date().getHours()}
        common={visibleMenus([...entries], usableOnly).slice(0, COMMON_MAX)}
      >
        {LATER}
      </WelcomePage>
    </MenuListProvider>
  );
}
