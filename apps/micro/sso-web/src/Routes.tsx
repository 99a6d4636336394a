import { usePanePath } from '@portal/embed/react-guest';
import { HomePage } from './pages/home/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

/** The page of a path. */
export function Routes() {
  const [pathname] = usePanePath().split('?');
  return pathname === '/embel/home' ? <HomePage /> : <NotFoundPage />;
}
