import { accountQueries } from '@portal/account';
import type { MenuIndex } from '@portal/menu-engine/core';
import { createTabsAtoms, type TabsAtoms } from '@portal/tabs';
import type { Services } from '../wiring/createServices.ts';
import { homePane } from './homePane.ts';
import { locatePanes } from './locatePanes.ts';
import { menuOf } from './menuOf.ts';
import { menuPane } from './menuPane.ts';
import { isPopOut } from './popOut.ts';

export type OpenPanesOptions = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** Address of the system's workspace. */
  base: string;
};

/** The panes of a system as this window has them: the saved ones, and in front what the address shows. */
export function openPanes(services: Services, { system, index, base }: OpenPanesOptions): TabsAtoms {
  const { config, storages, queryClient, api, guests } = services;
  const apps = new Set(config.microApps.map((app) => app.name));
  const owner = queryClient.getQueryData(accountQueries(api).userInfo().queryKey)?.userId;
  const isAlone = isPopOut(window);
  return createTabsAtoms({
    scope: { ...system, owner },
    storage: isAlone ? withoutTabs(storages.session) : storages,
    home: homePane(index, system.systemCode),
    findMenu: (pane) => {
      const entry = menuOf(pane, index);
      return entry && menuPane(entry);
    },
    saveMenuStatus: isAlone ? 1 : services.saveMenuStatus(),
    maxLive: config.maxLivePanes,
    locate: (tabs) => {
      const { pathname, search, hash } = window.location;
      const entry = { pathname, search, hash, state: window.history.state };
      const found = locatePanes(entry, { base, index, tabs, apps });
      return found.kind === 'panes' ? found.event : undefined;
    },
    objections: async (panes) => {
      const objections = await guests.panes.objections(panes.map((pane) => pane.key));
      return objections.map(({ paneId }) => paneId);
    },
  });
}

/** The panes of a window that holds one alone are its own: not the opener's, and no other window starts from them. */
function withoutTabs(session: Services['storages']['session']) {
  const own = {
    get: (key: string) => session.get(`pop-out:${key}`),
    set: (key: string, value: string) => session.set(`pop-out:${key}`, value),
  };
  return { session: own, local: own };
}
