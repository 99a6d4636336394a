import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { LoadingState } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { pageOf } from './pageOf.ts';
import { OverviewPage } from './pages/overview/OverviewPage.tsx';

const AdsPage = lazy(async () => ({ default: (await import('./pages/ads/AdsPage.tsx')).AdsPage }));
const ListingsPage = lazy(async () => ({
  default: (await import('./pages/listings/ListingsPage.tsx')).ListingsPage,
}));
const ReportPage = lazy(async () => ({
  default: (await import('./pages/report/ReportPage.tsx')).ReportPage,
}));
const ReviewsPage = lazy(async () => ({
  default: (await import('./pages/reviews/ReviewsPage.tsx')).ReviewsPage,
}));

/** The page of a path; the app's home is at hand, the others load when they are opened. */
export function Routes() {
  return <Suspense fallback={<LoadingState rows={10} />}>{contentOf(usePanePath())}</Suspense>;
}

function contentOf(path: string) {
  const page = pageOf(path);
  switch (page.name) {
    case 'overview':
      return <OverviewPage />;
    case 'listings':
      return <ListingsPage />;
    case 'reviews':
      return <ReviewsPage />;
    case 'ads':
      return <AdsPage />;
    case 'report':
      return <ReportPage key={page.report} report={page.report} />;
    default:
      return <NotFoundPage />;
  }
}
