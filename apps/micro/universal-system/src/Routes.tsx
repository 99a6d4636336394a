import { usePanePath } from '@portal/embed/react-guest';
import { BenchPage } from './pages/BenchPage.tsx';
import { DownloadsPage } from './pages/DownloadsPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

/** The page of a path. */
export function Routes() {
  const [pathname = '/'] = usePanePath().split('?');
  const bench = /^\/bench\/(0[1-9]|1\d|2[0-4])$/.exec(pathname)?.[1];
  if (bench) return <BenchPage number={bench} />;
  return pathname === '/download-center' ? <DownloadsPage /> : <NotFoundPage />;
}
