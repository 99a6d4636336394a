import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';
import { systemHref } from '@portal/menu-engine/core';
import type { NotifyNavigation } from '@portal/notify';
import { formatPaneAddress } from '../../panes/paneAddress.ts';
import type { Services } from '../../wiring/createServices.ts';

const USER_CENTRE = 'sso-web';
const EXPORT_CENTRE = { app: 'universal_system', path: '/download-center' };

/** Where notices lead, in the workspace that is entered. */
export function createNavigation(services: Services): NotifyNavigation {
  const open = (app: string, path: string) => {
    if (services.entered) services.navigate(systemHref(services.entered) + formatPaneAddress({ app, path }));
  };
  return {
    openNotices: (id) =>
      open(
        USER_CENTRE,
        `/company/notice/notification${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`,
      ),
    openExportCentre: () => open(EXPORT_CENTRE.app, EXPORT_CENTRE.path),
    openRenewal: () => open(USER_CENTRE, '/company/serve/serve-manage'),
    // Of the system that is worked in: that is the one that was spoken of.
    openProductPackage: () =>
      open(
        USER_CENTRE,
        `/user/product-package?systemCode=${encodeURIComponent(services.entered?.systemCode ?? '')}`,
      ),
    openLive: (liveId) =>
      open(USER_CENTRE, `${LIVE_CLASSES_PATH}/details?liveId=${encodeURIComponent(liveId)}`),
    download: (address) => follow(address, ''),
    save(file, name) {
      const address = URL.createObjectURL(file);
      follow(address, name);
      // The browser has taken the file over by the next task.
      setTimeout(() => URL.revokeObjectURL(address));
    },
    visit: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  };
}

function follow(href: string, download: string): void {
  const link = Object.assign(document.createElement('a'), { href, download, rel: 'noopener' });
  link.click();
}
