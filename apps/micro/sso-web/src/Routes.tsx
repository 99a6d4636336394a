import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';
import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import { LoadingState } from '@portal/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { HomePage } from './pages/home/HomePage.tsx';

/** The pages by address; all but the home load when they are first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/embel/home': HomePage,
  '/company/notice/announcement': lazy(async () => {
    const { AnnouncementsPage } = await import('./pages/announcements/AnnouncementsPage.tsx');
    return { default: AnnouncementsPage };
  }),
  '/company/notice/notification': lazy(async () => {
    const { NotificationsPage } = await import('./pages/notifications/NotificationsPage.tsx');
    return { default: NotificationsPage };
  }),
  '/user/download-center': lazy(async () => {
    const { DownloadsPage } = await import('./pages/downloads/DownloadsPage.tsx');
    return { default: DownloadsPage };
  }),
  '/company/serve/serve-manage': lazy(async () => {
    const { ServicesPage } = await import('./pages/services/ServicesPage.tsx');
    return { default: ServicesPage };
  }),
  '/company/serve/buy-serve': lazy(async () => {
    const { BuyPage } = await import('./pages/purchase/BuyPage.tsx');
    return { default: BuyPage };
  }),
  '/company/serve/comfirm-order': lazy(async () => {
    const { ConfirmOrderPage } = await import('./pages/purchase/ConfirmOrderPage.tsx');
    return { default: ConfirmOrderPage };
  }),
  '/company/serve/pay-qrcode': lazy(async () => {
    const { PayPage } = await import('./pages/purchase/PayPage.tsx');
    return { default: PayPage };
  }),
  '/company/serve/pay-result': lazy(async () => {
    const { ResultPage } = await import('./pages/purchase/ResultPage.tsx');
    return { default: ResultPage };
  }),
  '/company/serve/buy-additional': lazy(async () => {
    const { AdditionalPage } = await import('./pages/purchase/AdditionalPage.tsx');
    return { default: AdditionalPage };
  }),
  '/company/serve/buy-renew': lazy(async () => {
    const { RenewPage } = await import('./pages/purchase/RenewPage.tsx');
    return { default: RenewPage };
  }),
  '/user/product-package': lazy(async () => {
    const { ProductPackagePage } = await import('./pages/purchase/ProductPackagePage.tsx');
    return { default: ProductPackagePage };
  }),
  '/app/home': lazy(async () => {
    const { MarketPage } = await import('./pages/market/MarketPage.tsx');
    return { default: MarketPage };
  }),
  [LIVE_CLASSES_PATH]: lazy(async () => {
    const { LiveListPage } = await import('./pages/live/LiveListPage.tsx');
    return { default: LiveListPage };
  }),
  [`${LIVE_CLASSES_PATH}/details`]: lazy(async () => {
    const { LiveDetailsPage } = await import('./pages/live/LiveDetailsPage.tsx');
    return { default: LiveDetailsPage };
  }),
  '/company/helper/center': lazy(async () => {
    const { HelpPage } = await import('./pages/help/HelpPage.tsx');
    return { default: HelpPage };
  }),
  '/embel/list': lazy(async () => {
    const { PermissionsPage } = await import('./pages/permissions/PermissionsPage.tsx');
    return { default: PermissionsPage };
  }),
  '/user/basics-info': lazy(async () => {
    const { SettingsPage } = await import('./pages/settings/SettingsPage.tsx');
    return { default: SettingsPage };
  }),
};

/** The page of a path. */
export function Routes() {
  const [pathname = '/'] = usePanePath().split('?');
  const Page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  return <Suspense fallback={<LoadingState rows={8} />}>{Page ? <Page /> : <NotFoundPage />}</Suspense>;
}
