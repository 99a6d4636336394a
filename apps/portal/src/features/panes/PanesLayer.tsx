import { useLingui } from '@lingui/react';
import type { NativePageProps } from '@portal/embed';
import { type Pane, useTabsSnapshot } from '@portal/tabs';
import { TabsWorkbench } from '@portal/tabs/workbench';
import { Dropdown, IconButton } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { lateExtra, lateFlow } from '../../app/lateFlow.tsx';
import { isPopOut } from '../../workspace/panes/openPanes.ts';
import { paneIcon, paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useUserConfig } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { type PanesPorts, panesPorts } from './ports.ts';

/** Shortcuts of the panes, the switcher of recent ones, and the questions before unsaved input is lost. */
export function PanesLayer() {
  const ports = panesPorts.use();
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  const readTabs = useTabsSnapshot();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);

  useEffect(
    () =>
      ports.unsaved.offer(async () => {
        const { panes, live } = readTabs();
        const objections = await ports.guests.panes.objections(live);
        const isUnsaved = ({ key, marks }: Pane) =>
          marks?.dirty || objections.some(({ paneId }) => paneId === key);
        return panes.filter(isUnsaved).map((pane) => paneTitle(pane, index, i18n));
      }),
    [ports, readTabs, index, i18n],
  );

  return (
    <>
      <TabsWorkbench
        titleOf={(pane) => paneTitle(pane, index, i18n)}
        iconOf={iconOf}
        shortcuts={ports.shortcuts()}
      />
      <BeginWithWorkspace />
    </>
  );
}

/** Opens the workspace that the person starts the day with: once a window and system, unless an address asked for a page. */
function BeginWithWorkspace() {
  const ports = panesPorts.use();
  const { system } = useWorkspace();
  const id = useUserConfig().startWorkspaces?.[system.serviceId];
  const [isNew] = useState(() => isNewWindow(ports, system.serviceId));
  const [Begin] = useState(() =>
    lateExtra(ports, async () => {
      const { StartWorkspace, catalogs } = await import('./WorkspacesPanel.tsx');
      return { page: StartWorkspace, catalogs };
    }),
  );
  return isNew && id !== undefined ? <Begin id={id} /> : null;
}

function isNewWindow({ windowStorage }: PanesPorts, serviceId: string): boolean {
  const key = `workspace-begun:${serviceId}`;
  const isNew = windowStorage.get(key) === null;
  windowStorage.set(key, '1');
  const [visit] = performance.getEntriesByType('navigation');
  const { pathname, searchParams, hash } = new URL(visit?.name ?? window.location.href);
  const asksForPage =
    /^\/entry\/[^/]+\/[^/]+\/./.test(pathname) || hash.length > 1 || searchParams.has('redirectPath');
  return isNew && !asksForPage && !isPopOut(window);
}

/** The saved workspaces, at the end of the tab strip; what they show loads with the first press. */
export function WorkspacesTool() {
  const ports = panesPorts.use();
  const { i18n } = useLingui();
  const [Panel] = useState(() =>
    lateFlow(ports, async () => {
      const { WorkspacesPanel, catalogs } = await import('./WorkspacesPanel.tsx');
      return { page: WorkspacesPanel, catalogs };
    }),
  );
  const label = i18n._({ id: 'portal.workspaces', message: '保存的工作区' });
  return (
    <Dropdown
      label={label}
      placement="bottom-end"
      trigger={(trigger) => <IconButton {...trigger} icon="template" label={label} />}
    >
      {({ close }) => <Panel onLeave={close} />}
    </Dropdown>
  );
}

/** `portal#/workspace`: a workspace that somebody shares by its link. */
export function WorkspacePage(props: NativePageProps) {
  const ports = panesPorts.use();
  const [Page] = useState(() =>
    lateFlow(ports, async () => {
      const { WorkspacePage, catalogs } = await import('./WorkspacesPanel.tsx');
      return { page: WorkspacePage, catalogs };
    }),
  );
  return <Page {...props} />;
}
