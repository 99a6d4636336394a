import { menuQueries } from '@portal/menu-engine';
import { decideOpen, EMPTY_MENU_INDEX, type MenuEntry } from '@portal/menu-engine/core';
import type { Tabs } from '@portal/tabs';
import { findPane, type PaneInput, type TabsEvent, type TabsState } from '@portal/tabs/core';
import type { AskedBy, Refusal } from '../late/explainRefusal.ts';
import { afterPaint } from '../painted.ts';
import type { WorkspacePorts } from '../ports.ts';
import { boundPlatformsOf } from '../useSystems.ts';
import { menuOf } from './menuPane.ts';

/** What every way to open a page of a system passes. */
export type Door = ReturnType<typeof createDoor>;

/** Makes the door of one system: judges, explains and counts what is opened, by the menus and systems of the moment. */
export function createDoor(ports: WorkspacePorts, system: { serviceId: string; systemCode: string }) {
  const { api, queryClient, session } = ports;
  const entryOf = () => session.systems()?.find(({ serviceId }) => serviceId === system.serviceId);
  const index = () => queryClient.getQueryData(menuQueries(api).tree(system).queryKey) ?? EMPTY_MENU_INDEX;

  /** Why a menu does not open; undefined when it does. */
  function refusalOfMenu(entry: MenuEntry | undefined): Refusal | undefined {
    const boundPlatforms = boundPlatformsOf(entryOf());
    const decision = decideOpen({ entry, now: Date.now(), boundPlatforms });
    return decision.kind === 'open' ? undefined : decision;
  }

  return {
    refusalOfMenu,
    /** Why a pane may not be opened; a page that no menu leads to is the shell's own, or its app's to judge. */
    refusalOf(pane: PaneInput): Refusal | undefined {
      const entry = menuOf(pane, index());
      const needsMenu = pane.menuId !== undefined && !pane.external && !pane.ignore;
      return entry || needsMenu ? refusalOfMenu(entry) : undefined;
    },
    /** Tells the person why, with the way on. */
    explain(refusal: Refusal, by: AskedBy = 'address'): void {
      void import('../late/explainRefusal.ts').then(({ explainRefusal }) =>
        explainRefusal(ports, refusal, { by, system, packageId: entryOf()?.packageId }),
      );
    },
    /** Says which of the pages of the last visit were left out, and why. */
    tellLeftOut(refusals: readonly Refusal[]): void {
      if (!refusals.some(({ kind }) => kind !== 'no-permission')) return;
      void import('../late/explainRefusal.ts').then(({ tellLeftOut }) =>
        tellLeftOut(ports, refusals, { by: 'address', system, packageId: entryOf()?.packageId }),
      );
    },
    /** Counts a menu that was opened, once its page is painted; a failure stops nothing. */
    count(pane: PaneInput): void {
      const entry = menuOf(pane, index());
      if (!entry) return;
      const { menuName, systemCode, statisticsType } = entry.menu;
      const request = { menuId: entry.id, menuName, systemCode, statisticsType };
      afterPaint(() => void api.recordMenuOpt(request).catch(() => undefined));
    },
  };
}

/** Panes behind a door: what asks them to open a page is judged first and counted then, an address by `locatePanes`. */
export function behindDoor(tabs: Tabs, door: Door): Tabs {
  return {
    ...tabs,
    send(event) {
      const pane = openedBy(event, tabs.get());
      const refusal = pane && door.refusalOf(pane);
      if (refusal) return door.explain(refusal);
      tabs.send(event);
      if (pane) door.count(pane);
    },
  };
}

/** The pane that an event would open; undefined when it opens none, or follows the address. */
function openedBy(event: TabsEvent, state: TabsState): PaneInput | undefined {
  if (event.type === 'open') return event.pane;
  if (event.type === 'reopen-closed') return state.closed.at(-1)?.pane;
  return event.type === 'duplicate' ? findPane(state, event.key) : undefined;
}
