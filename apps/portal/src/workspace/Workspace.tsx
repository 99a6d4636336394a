import { loginAddress } from '@portal/account/core';
import { isApiError } from '@portal/api-client';
import { menuQueries } from '@portal/menu-engine';
import { EMPTY_MENU_INDEX, systemHref, systemLabel } from '@portal/menu-engine/core';
import { effectMessage, type TabsEffect, TabsProvider } from '@portal/tabs';
import { ErrorState, LoadingState, latePart, useLocale } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { parseRoute } from '../app/guard/parseAddress.ts';
import { NoAccessPage, NotFoundPage } from '../pages/messagePages.tsx';
import { Header } from './Header.tsx';
import { createDoor } from './panes/createDoor.ts';
import { openPanes } from './panes/openPanes.ts';
import { paneHref } from './panes/paneAddress.ts';
import { workspacePorts } from './ports.ts';
import { useIsQuotaEmpty } from './useQuotaBlock.ts';
import { useAwaitsOnboarding, useSystems } from './useSystems.ts';
import { createMenuSlots, MenuSlotsContext } from './WorkspaceContext.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { type OpenWorkspaceProps, WorkspacePanes } from './WorkspacePanes.tsx';

type WorkspaceProps = {
  serviceId: string;
  systemCode: string;
  /** The last segment of the address: a micro-app, `iframe`, or a message page. */
  child: string | undefined;
  /** A message page that lies over the panes. */
  page?: ReactNode;
};

/** One system's workspace; its menus decide what can be opened, a tree that fails to load leaves it empty. */
function Workspace({ serviceId, systemCode, child, page }: WorkspaceProps) {
  const { api, account, navigate } = workspacePorts.use();
  const tree = useQuery(menuQueries(api).tree({ serviceId, systemCode }));
  const system = useMemo(() => ({ serviceId, systemCode }), [serviceId, systemCode]);
  const isEmpty = useIsQuotaEmpty(serviceId);
  const isCovered = useAwaitsOnboarding(serviceId);
  // Nobody is signed in: the guard lets the address through, and the first refused call leads to the login page.
  const isRefused = isApiError(tree.error) && tree.error.kind === 'unauthorized';
  useEffect(() => {
    // After a sign-out the person is on the way to the login page already, by an address that may say more.
    const isHere = window.location.pathname.startsWith('/entry/');
    if (isRefused && isHere && !account.hasSession())
      navigate(loginAddress(window.location), { replace: true });
  }, [isRefused, account, navigate]);
  if (tree.isPending || isRefused) {
    return (
      <WorkspaceFrame header={<Header system={system} />} blocked={isEmpty} covered={isCovered}>
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

const PackageProblemPage = latePart(
  async () => (await import('../pages/late/PackageProblemPage.tsx')).PackageProblemPage,
  { Missing: ErrorState },
);

/** `/entry/{serviceId}/{systemCode}/…`: the workspace, or one of its message pages in front of the panes. */
export function WorkspaceRoute() {
  // The address, not the matched parameters: those of the child routes are not this route's.
  const route = useRouterState({
    select: ({ location }) => parseRoute(location.pathname),
    structuralSharing: true,
  });
  const { serviceId = '', systemCode = '' } = useParams({ strict: false });
  const child = route.name === 'workspace' ? route.child : undefined;
  const system = useSystems().find(
    (entry) => entry.serviceId === serviceId && entry.systemCode === systemCode,
  );
  const systemName = systemLabel(system ?? { systemCode }, useLocale());
  const pages: Record<string, React.ReactNode> = {
    401: <NoAccessPage systemName={systemName} />,
    402: (
      <PackageProblemPage
        systemName={systemName}
        system={system}
        buyHref={`/#/company/serve/buy-serve?systemCode=${encodeURIComponent(systemCode)}`}
      />
    ),
    404: <NotFoundPage />,
  };
  return (
    <Workspace serviceId={serviceId} systemCode={systemCode} child={child} page={child && pages[child]} />
  );
}

/** A workspace whose menus are known: restores its panes and keeps them and the address in step. */
function OpenWorkspace(props: OpenWorkspaceProps) {
  const { system, index } = props;
  const ports = workspacePorts.use();
  const { navigate, toasts, i18n, guests } = ports;
  const base = systemHref(system);
  const [slots] = useState(createMenuSlots);
  const [door] = useState(() => createDoor(ports, system));
  const [{ tabs, refused }] = useState(() => openPanes(ports, { system, index, base, door }));
  useEffect(() => door.tellLeftOut(refused), [door, refused]);
  const onEffect = useCallback(
    (effect: TabsEffect) => {
      if (effect.type === 'show-address') {
        navigate(paneHref(base, effect.pane, effect.beside), {
          replace: effect.mode === 'replace',
          paneKey: effect.pane.key,
          besideKey: effect.beside?.pane.key,
        });
      }
      if (effect.type === 'panes-closed') for (const { key } of effect.panes) guests.panes.forget(key);
      const message = effectMessage(effect);
      if (message) toasts.show({ tone: 'warning', id: effect.type, title: i18n._(message) });
    },
    [base, navigate, toasts, i18n, guests],
  );
  return (
    <TabsProvider tabs={tabs} onEffect={onEffect}>
      <MenuSlotsContext value={slots}>
        <WorkspacePanes {...props} base={base} door={door} />
      </MenuSlotsContext>
    </TabsProvider>
  );
}
