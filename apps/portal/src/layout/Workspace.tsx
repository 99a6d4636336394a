import { menuQueries } from '@portal/menu-engine';
import { EMPTY_MENU_INDEX } from '@portal/menu-engine/core';
import { LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';
import { Header } from './Header.tsx';
import { OpenWorkspace } from './OpenWorkspace.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

export type WorkspaceProps = {
  serviceId: string;
  systemCode: string;
  /** The last segment of the address: a micro-app, `iframe`, or a message page. */
  child: string | undefined;
  /** A message page that lies over the panes. */
  page?: ReactNode;
};

/** One system's workspace; its menus decide what can be opened, a tree that fails to load leaves it empty. */
export function Workspace({ serviceId, systemCode, child, page }: WorkspaceProps) {
  const { api } = useServices();
  const tree = useQuery(menuQueries(api).tree({ serviceId, systemCode }));
  const system = useMemo(() => ({ serviceId, systemCode }), [serviceId, systemCode]);
  if (tree.isPending) {
    return (
      <WorkspaceFrame header={<Header system={system} />}>
        <LoadingState />
      </WorkspaceFrame>
    );
  }
  return (
    <OpenWorkspace
      key={`${serviceId}/${systemCode}`}
      system={system}
      index={tree.data ?? EMPTY_MENU_INDEX}
      failed={tree.isError}
      onReloadMenus={() => void tree.refetch()}
      child={child}
      page={page}
    />
  );
}
