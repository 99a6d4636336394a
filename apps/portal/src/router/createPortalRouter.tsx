import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { Services } from '../wiring/createServices.ts';
import { runGuard } from '../wiring/runGuard.ts';
import { RouteError } from './RouteError.tsx';
import { WorkspaceRoute } from './WorkspaceRoute.tsx';

const rootRoute = createRootRouteWithContext<{ services: Services }>()({
  beforeLoad: ({ context, location }) =>
    runGuard(context.services, {
      pathname: location.pathname,
      search: location.searchStr,
      hash: location.hash ? `#${location.hash}` : '',
    }),
  component: Outlet,
  errorComponent: RouteError,
  notFoundComponent: UnknownAddress,
});

/** An address outside the route table. */
function UnknownAddress() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}

const parent = { getParentRoute: () => rootRoute };
const loginPage = lazyRouteComponent(() => import('./LoginRoute.tsx'), 'LoginRoute');
const noAccessPage = lazyRouteComponent(() => import('./NoAccessRoute.tsx'), 'NoAccessRoute');

const workspaceRoute = createRoute({
  ...parent,
  path: '/entry/$serviceId/$systemCode',
  component: WorkspaceRoute,
});

/** The child addresses have no view of their own: the workspace above them stays mounted and reads the address. */
const inWorkspace = { getParentRoute: () => workspaceRoute };

const routeTree = rootRoute.addChildren([
  createRoute({ ...parent, path: '/', component: UnknownAddress }),
  createRoute({ ...parent, path: '/login', component: loginPage }),
  createRoute({ ...parent, path: '/oauth/login', component: loginPage }),
  createRoute({
    ...parent,
    path: '/check-token',
    component: lazyRouteComponent(() => import('./CheckTokenRoute.tsx'), 'CheckTokenRoute'),
  }),
  createRoute({
    ...parent,
    path: '/oauth/center',
    component: lazyRouteComponent(() => import('./CenterRoute.tsx'), 'CenterRoute'),
  }),
  createRoute({
    ...parent,
    path: '/transfer',
    component: lazyRouteComponent(() => import('./TransferRoute.tsx'), 'TransferRoute'),
  }),
  createRoute({ ...parent, path: '/401', component: noAccessPage }),
  createRoute({ ...parent, path: '/401/$systemCode', component: noAccessPage }),
  createRoute({ ...parent, path: '/404', component: UnknownAddress }),
  createRoute({
    ...parent,
    path: '/500',
    component: lazyRouteComponent(() => import('./ServerErrorRoute.tsx'), 'ServerErrorRoute'),
  }),
  workspaceRoute.addChildren([
    createRoute({ ...inWorkspace, path: '/' }),
    createRoute({ ...inWorkspace, path: '$child' }),
  ]),
]);

/** The shell's routes; the guard runs on every change of the address. */
export function createPortalRouter(services: Services) {
  return createRouter({
    routeTree,
    context: { services },
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
