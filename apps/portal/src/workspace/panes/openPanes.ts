import { accountQueries } from '@portal/account';
import type { MenuIndex } from '@portal/menu-engine/core';
import { createTabs, type Tabs } from '@portal/tabs';
import type { Refusal } from '../late/explainRefusal.ts';
import type { WorkspacePorts } from '../ports.ts';
import { behindDoor, type Door } from './createDoor.ts';
import { locatePanes } from './locatePanes.ts';
import { homePane, menuOf, menuPane } from './menuPane.ts';

const POP_OUT = 'portal-pane:';

export type OpenPanesOptions = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** Address of the system's workspace. */
  base: string;
  door: Door;
};

/** The panes of a system, and why some of the saved ones did not come back. */
export type OpenPanes = { tabs: Tabs; refused: readonly Refusal[] };

/** The panes of a system as this window has them: the saved ones, and in front what the address shows. */
export function openPanes(ports: WorkspacePorts, { system, index, base, door }: OpenPanesOptions): OpenPanes {
  const { config, storage, windowStorage, queryClient, api, guests } = ports;
  const { maxLivePanes, microApps } = config();
  const apps = new Set(microApps.map((app) => app.name));
  const { userInfo, userConfig } = accountQueries(api);
  const owner = queryClient.getQueryData(userInfo().queryKey)?.userId;
  const { saveMenuStatus } = { ...queryClient.getQueryData(userConfig().queryKey) };
  const isAlone = isPopOut(window);
  const refused: Refusal[] = [];
  const { refusalOf } = door;
  const tabs = createTabs({
    scope: { ...system, owner },
    storage: isAlone ? withoutTabs(windowStorage) : { session: windowStorage, local: storage },
    home: homePane(index, system.systemCode, refusalOf),
    findMenu: (pane) => {
      const entry = menuOf(pane, index);
      return entry && menuPane(entry);
    },
    mayRestore: (pane) => {
      const refusal = refusalOf(pane);
      if (refusal) refused.push(refusal);
      return !refusal;
    },
    saveMenuStatus: !isAlone && saveMenuStatus === 2 ? 2 : 1,
    maxLive: maxLivePanes,
    locate: (tabs) => {
      const { pathname, search, hash } = window.location;
      const entry = { pathname, search, hash, state: window.history.state };
      const found = locatePanes(entry, { base, index, tabs, apps, refusalOf });
      return found.kind === 'panes' ? found.event : undefined;
    },
    objections: async (panes) => {
      const objections = await guests.panes.objections(panes.map((pane) => pane.key));
      return objections.map(({ paneId }) => paneId);
    },
  });
  return { tabs: behindDoor(tabs, door), refused };
}

/** The panes of a window that holds one alone are its own: not the opener's, and no other window starts from them. */
function withoutTabs(session: WorkspacePorts['windowStorage']) {
  const own = {
    get: (key: string) => session.get(`pop-out:${key}`),
    set: (key: string, value: string) => session.set(`pop-out:${key}`, value),
  };
  return { session: own, local: own };
}

/** Name of the window that holds one pane alone; the same pane finds its window again. */
export function popOutName(system: { serviceId: string }, paneKey: string): string {
  return `${POP_OUT}${system.serviceId}:${paneKey}`;
}

/** Whether a window holds one pane alone, without the workspace's menus. */
export function isPopOut({ name }: Pick<Window, 'name'>): boolean {
  return name.startsWith(POP_OUT);
}
