import { usePanePath } from '@portal/embed/react-guest';
import { ListPage } from './pages/list/ListPage.tsx';
import { isListResource } from './pages/list/listResources.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OrdersPage } from './pages/orders/OrdersPage.tsx';

/** The page of a path. */
export function Routes() {
  const [pathname = '/'] = usePanePath().split('?');
  const resource = /^\/list\/(\w+)$/.exec(pathname)?.[1];
  if (pathname === '/sail-order-management') return <OrdersPage />;
  return isListResource(resource) ? <ListPage key={resource} resource={resource} /> : <NotFoundPage />;
}
