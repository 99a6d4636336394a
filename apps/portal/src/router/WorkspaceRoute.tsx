import { judgeSwitcherOpen, systemHref, systemLabel } from '@portal/menu-engine/core';
import { latePart, useLocale } from '@portal/ui';
import { useParams, useRouterState } from '@tanstack/react-router';
import { parseRoute } from '../guard/parseRoute.ts';
import { useSystems } from '../layout/useSystems.ts';
import { Workspace } from '../layout/Workspace.tsx';
import { NoAccessPage } from '../pages/NoAccessPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PackageProblemPage } from '../pages/PackageProblemPage.tsx';

const DeployWatch = latePart(async () => (await import('../features/systems/DeployWatch.tsx')).DeployWatch);

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
        reason={system && judgeSwitcherOpen(system)}
        watch={system && <DeployWatch system={system} />}
        buyHref={`/#/company/serve/buy-serve?systemCode=${encodeURIComponent(systemCode)}`}
      />
    ),
    404: <NotFoundPage homeHref={systemHref({ serviceId, systemCode })} />,
  };
  return (
    <Workspace serviceId={serviceId} systemCode={systemCode} child={child} page={child && pages[child]} />
  );
}
