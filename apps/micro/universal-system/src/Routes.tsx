import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { pageOf } from './pageOf.ts';
import { BenchPage } from './pages/BenchPage.tsx';
import { DownloadsPage } from './pages/DownloadsPage.tsx';

/** The page of a path. */
export function Routes() {
  const page = pageOf(usePanePath());
  switch (page.name) {
    case 'downloads':
      return <DownloadsPage />;
    case 'bench':
      return <BenchPage number={page.number} />;
    default:
      return <NotFoundPage />;
  }
}
