import type { NativePageProps } from '@portal/embed';
import { systemLabel } from '@portal/menu-engine/core';
import { SharedWorkspace, type WorkspaceItem, WorkspaceList } from '@portal/tabs/workspaces';
import { useLocale } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSystems } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { workspaceQueries } from '../savedWorkspaces.ts';
import { panesPorts } from './ports.ts';
import { useWorkspaces } from './useWorkspaces.ts';

export { catalogs } from '@portal/tabs/workspaces/i18n';

/** The saved workspaces in a panel of the tab strip. */
export function WorkspacesPanel({ onLeave }: { onLeave: () => void }) {
  const { data, isError, refetch } = useQuery(workspaceQueries.list(panesPorts.use()));
  const workspaces = useWorkspaces();
  const { system } = useWorkspace();
  const systems = useSystems();
  const locale = useLocale();
  const items = data?.map((workspace): WorkspaceItem => {
    const { id, name, audience, isOwn, owner, isStart, serviceId, systemCode, content } = workspace;
    const place = systems.find((one) => one.serviceId === serviceId) ?? { systemCode };
    const elsewhere = serviceId === system.serviceId ? undefined : systemLabel(place, locale);
    return { id, name, audience, isOwn, owner, isStart, pages: content.panes.length, elsewhere };
  });
  const withIt = (act: (workspace: NonNullable<typeof data>[number]) => unknown) => (id: string) => {
    const workspace = data?.find((one) => one.id === id);
    if (workspace) void act(workspace);
  };
  return (
    <WorkspaceList
      items={items}
      failed={isError}
      onReload={() => void refetch()}
      onSave={workspaces.save}
      onOpen={withIt((workspace) => {
        onLeave();
        return workspaces.open(workspace);
      })}
      onUpdate={withIt(workspaces.update)}
      onRename={workspaces.rename}
      onShare={(id, audience) => void workspaces.share(id, audience)}
      onCopyLink={withIt(workspaces.copyLink)}
      onStart={(id) => {
        const workspace = data?.find((one) => (id === null ? one.isStart : one.id === id));
        if (workspace) void workspaces.startWith(workspace, id !== null);
      }}
      onDelete={withIt(workspaces.remove)}
    />
  );
}

/** Opens the workspace that the day begins with, once; one that is gone is passed over. */
export function StartWorkspace({ id }: { id: string }) {
  const { data } = useQuery(workspaceQueries.one(panesPorts.use(), id));
  const { open } = useWorkspaces();
  const begin = useEffectEvent(() => data && void open(data));
  const isThere = Boolean(data);
  useEffect(() => void (isThere && begin()), [isThere]);
  return null;
}

/** `portal#/workspace?id=…`: a workspace that a colleague shares by its link. */
export function WorkspacePage({ path }: NativePageProps) {
  const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
  const { data, isError, refetch } = useQuery(workspaceQueries.one(panesPorts.use(), id));
  const workspaces = useWorkspaces();
  const [isKeeping, setIsKeeping] = useState(false);
  // The own one is asked for by a search or a link of one's own: there is nothing to decide.
  const openOwn = useEffectEvent(() => data?.isOwn && void workspaces.open(data));
  const isOwn = data?.isOwn === true;
  useEffect(() => void (isOwn && openOwn()), [isOwn]);
  const pages = (data?.content.panes ?? []).map((pane) => ({
    key: pane.key,
    title: pane.tab,
    isOpen: pane.kind === 'home' || workspaces.resolve(pane) !== undefined,
  }));
  return (
    <SharedWorkspace
      workspace={data}
      failed={isError}
      onRetry={() => void refetch()}
      pages={pages}
      onOpen={() => data && void workspaces.open(data)}
      isKeeping={isKeeping}
      onKeep={() => {
        if (!data || isKeeping) return;
        setIsKeeping(true);
        void workspaces.keep(data).finally(() => setIsKeeping(false));
      }}
    />
  );
}
