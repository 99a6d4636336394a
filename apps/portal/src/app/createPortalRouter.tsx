import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  useRouter,
} from '@tanstack/react-router';
import { NotFoundPage, ServerErrorPage } from '../pages/messagePages.tsx';
import { WorkspaceRoute } from '../workspace/Workspace.tsx';
import { createShellHistory } from './createShellHistory.ts';
import { entryFeatures } from './entryFeatures.ts';
import { runGuard } from './guard/runGuard.ts';
import { lateFlow } from './lateFlow.tsx';
import type { Visit } from './meetingPlaces.ts';
import type { Ports } from './ports.ts';

const rootRoute = createRootRouteWithContext<{ ports: Ports; visit: Visit }>()({
  beforeLoad: ({ context, location }) =>
    runGuard(context.ports, context.visit, {
      pathname: location.pathname,
      search: location.searchStr,
      hash: location.hash ? `#${location.hash}` : '',
    }),
  component: Outlet,
  errorComponent: RouteError,
  notFoundComponent: UnknownAddress,
});

/** Shown in place when what a page needs could not be loaded; the address stays, so that a retry leads there. */
function RouteError({ reset }: { reset: () => void }) {
  const router = useRouter();
  return (
    <ServerErrorPage
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}

/** `/500`: a retry starts the portal over. */
function ServerError() {
  return (
    <main>
      <ServerErrorPage onRetry={() => window.location.assign('/')} />
    </main>
  );
}

/** An address outside the route table. */
function UnknownAddress() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}

const parent = { getParentRoute: () => rootRoute };
const noAccessPage = lazyRouteComponent(() => import('./routes/NoAccessRoute.tsx'), 'NoAccessRoute');

const workspaceRoute = createRoute({
  ...parent,
  path: '/entry/$serviceId/$systemCode',
  component: WorkspaceRoute,
});

/** The child addresses have no view of their own: the workspace above them stays mounted and reads the address. */
const inWorkspace = { getParentRoute: () => workspaceRoute };

const ownRoutes = [
  createRoute({ ...parent, path: '/', component: UnknownAddress }),
  createRoute({ ...parent, path: '/401', component: noAccessPage }),
  createRoute({ ...parent, path: '/401/$systemCode', component: noAccessPage }),
  createRoute({ ...parent, path: '/404', component: UnknownAddress }),
  createRoute({
    ...parent,
    path: '/500',
    component: ServerError,
  }),
  workspaceRoute.addChildren([
    createRoute({ ...inWorkspace, path: '/' }),
    createRoute({ ...inWorkspace, path: '$child' }),
  ]),
];

/** The pages that features bring along. */
function featureRoutes(ports: Ports) {
  return entryFeatures
    .flatMap(({ pages }) => pages)
    .map((entry) => {
      const component =
        'page' in entry
          ? lazyRouteComponent(async () => ({ default: await entry.page() }))
          : lateFlow(ports, entry.flow);
      return createRoute({ ...parent, path: entry.path, component: component as RouteComponent });
    });
}

/** The shell's routes; the guard runs on every change of the address. */
export function createPortalRouter(ports: Ports, visit: Visit) {
  return createRouter({
    routeTree: rootRoute.addChildren([...ownRoutes, ...featureRoutes(ports)]),
    context: { ports, visit },
    history: createShellHistory(),
    defaultPreload: false,
    defaultHashScrollIntoView: false,
    // Plain text values: what other sites put into an address comes out as it went in.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const params = new URLSearchParams(search as Record<string, string>).toString();
      return params ? `?${params}` : '';
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
