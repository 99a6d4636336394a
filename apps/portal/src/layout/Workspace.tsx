import { loginAddress } from '@portal/account/core';
import { isApiError } from '@portal/api-client';
import { menuQueries } from '@portal/menu-engine';
import { EMPTY_MENU_INDEX } from '@portal/menu-engine/core';
import { LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
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
  const { api, account, navigate } = useServices();
  const tree = useQuery(menuQueries(api).tree({ serviceId, systemCode }));
  const system = useMemo(() => ({ serviceId, systemCode }), [serviceId, systemCode]);
  // Nobody is signed in: the guard lets the address through, and the first refused call leads to the login page.
  const isRefused = isApiError(tree.error) && tree.error.kind === 'unauthorized';
  useEffect(() => {
    // Who has just signed out is on the way already, to an address that may say more.
    const isHere = window.location.pathname.startsWith('/entry/');
    if (isRefused && isHere && !account.hasSession())
      navigate(loginAddress(window.location), { replace: true });
  }, [isRefused, account, navigate]);
  if (tree.isPending || isRefused) {
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
