import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { ErrorState, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';
import { pageOf } from './pageOf.ts';
import { OverviewPage } from './pages/overview/OverviewPage.tsx';

const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(load, { Missing: ErrorState, Waiting: () => <LoadingState rows={10} /> });
const AdsPage = late(async () => (await import('./pages/ads/AdsPage.tsx')).AdsPage);
const ListingsPage = late(async () => (await import('./pages/listings/ListingsPage.tsx')).ListingsPage);
const ReportPage = late(async () => (await import('./pages/report/ReportPage.tsx')).ReportPage);
const ReviewsPage = late(async () => (await import('./pages/reviews/ReviewsPage.tsx')).ReviewsPage);

/** The page of a path; the app's home is at hand, the others load when they are opened. */
export function Routes() {
  return contentOf(usePanePath());
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
