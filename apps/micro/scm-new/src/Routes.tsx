import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { pageOf } from './pageOf.ts';
import { GuidePage } from './pages/guide/GuidePage.tsx';
import { InboxPage } from './pages/inbox/InboxPage.tsx';
import { ListPage } from './pages/list/ListPage.tsx';
import { OrdersPage } from './pages/orders/OrdersPage.tsx';

/** The page of a path. */
export function Routes() {
  const page = pageOf(usePanePath());
  switch (page.name) {
    case 'guide':
      return <GuidePage />;
    case 'orders':
      return <OrdersPage />;
    case 'inbox':
      return <InboxPage />;
    case 'list':
      return <ListPage key={page.resource} resource={page.resource} />;
    default:
      return <NotFoundPage />;
  }
}
