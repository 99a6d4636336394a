import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';
import { NotFoundPage, usePanePath } from '@portal/embed/react-guest';
import type { ComponentType } from 'react';
import { late } from './components/late.tsx';

/** The pages by address; each loads when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/embel/home': late(async () => (await import('./pages/home/HomePage.tsx')).HomePage),
  '/company/notice/announcement': late(
    async () => (await import('./pages/announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  ),
  '/company/notice/notification': late(
    async () => (await import('./pages/notifications/NotificationsPage.tsx')).NotificationsPage,
  ),
  '/user/download-center': late(
    async () => (await import('./pages/downloads/DownloadsPage.tsx')).DownloadsPage,
  ),
  '/company/serve/serve-manage': late(
    async () => (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  ),
  '/company/serve/buy-serve': late(async () => (await import('./pages/purchase/BuyPage.tsx')).BuyPage),
  '/company/serve/comfirm-order': late(
    async () => (await import('./pages/purchase/ConfirmOrderPage.tsx')).ConfirmOrderPage,
  ),
  '/company/serve/pay-qrcode': late(async () => (await import('./pages/purchase/PayPage.tsx')).PayPage),
  '/company/serve/pay-result': late(async () => (await import('./pages/purchase/ResultPage.tsx')).ResultPage),
  '/company/serve/buy-additional': late(
    async () => (await import('./pages/purchase/AdditionalPage.tsx')).AdditionalPage,
  ),
  '/company/serve/buy-renew': late(async () => (await import('./pages/purchase/RenewPage.tsx')).RenewPage),
  '/user/product-package': late(
    async () => (await import('./pages/purchase/ProductPackagePage.tsx')).ProductPackagePage,
  ),
  '/app/home': late(async () => (await import('./pages/market/MarketPage.tsx')).MarketPage),
  [LIVE_CLASSES_PATH]: late(async () => (await import('./pages/live/LiveListPage.tsx')).LiveListPage),
  [`${LIVE_CLASSES_PATH}/details`]: late(
    async () => (await import('./pages/live/LiveDetailsPage.tsx')).LiveDetailsPage,
  ),
  '/company/helper/center': late(async () => (await import('./pages/help/HelpPage.tsx')).HelpPage),
  '/embel/list': late(async () => (await import('./pages/permissions/PermissionsPage.tsx')).PermissionsPage),
  '/user/basics-info': late(async () => (await import('./pages/settings/SettingsPage.tsx')).SettingsPage),
};

/** The page of a path. */
export function Routes() {
  const [pathname = '/'] = usePanePath().split('?');
  const Page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  return Page ? <Page /> : <NotFoundPage />;
}
