/*
 * Shows notices while no page is open, and leads to them. It answers no requests of pages and keeps nothing: the portal
 * loads as if it were not there.
 */
const NOTICE_PAGE = '/#/company/notice/notification';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

/** Browsers want each push to be shown, but not where a page in sight tells of it already. */
async function show(data) {
  const { id, title, text, isSilent } = data.json();
  const pages = await openPages();
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // The page's own notice of the operating system has the same tag: one takes the other's place.
  await self.registration.showNotification(title, { tag: id, body: text, silent: isSilent });
}

async function open(id) {
  const [page] = await openPages();
  if (!page) return void (await self.clients.openWindow(`${NOTICE_PAGE}?id=${encodeURIComponent(id)}`));
  page.postMessage({ type: 'notice-opened', id });
  await page.focus();
}

/** Pages of the portal, the one used last first; not those of apps that it frames. */
function openPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
