import { usePanePath } from '@portal/embed/react-guest';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OverviewPage } from './pages/overview/OverviewPage.tsx';

/** The page of a path. */
export function Routes() {
  const [pathname] = usePanePath().split('?');
  return pathname === '/setSail/index' ? <OverviewPage /> : <NotFoundPage />;
}
