import type { NavigateRequest } from '@portal/embed';
import { findByPath, type MenuEntry, type MenuIndex } from '@portal/menu-engine/core';
import type { PaneInput } from '@portal/tabs/core';
import { entryPageOf, findShellPage } from '../../pages/shellPages.ts';
import { menuPane } from '../panes/menuPane.ts';
import { formatPaneAddress } from '../panes/paneAddress.ts';

/** Where an app's request to go somewhere leads. */
export type GuestTarget =
  /** An address of the portal, and the menu that leads there; `paneKey` names the pane that goes on to stand there. */
  | { kind: 'address'; href: string; entry?: MenuEntry; paneKey?: string }
  /** A pane of its own, whatever else stands there. */
  | { kind: 'pane'; pane: PaneInput }
  /** The person has no such page. */
  | { kind: 'refused' };

export type GuestTargetInput = {
  request: NavigateRequest;
  /** The pane whose app asks. */
  pane: { key: string; app?: string | undefined };
  systemCode: string;
  /** Address of the system's workspace. */
  base: string;
  index: MenuIndex;
  /** Address of another system's workspace; undefined when the company does not have it. */
  systemBase: (systemCode: string) => string | undefined;
};

/**
 * Only pages that the person's own menus or the shell lead to, and any page inside the asking app itself: that one
 * judges its own addresses. Another system judges by its own menus when it opens.
 */
export function resolveGuestTarget(input: GuestTargetInput): GuestTarget {
  const { request, pane, index, base } = input;
  const { path, newPane = false } = request;
  const app = request.app ?? pane.app ?? '';
  const page = entryPageOf(app);
  if (request.systemCode && request.systemCode !== input.systemCode) {
    const place = input.systemBase(request.systemCode);
    if (!place) return { kind: 'refused' };
    if (page) return { kind: 'address', href: `${place}/${page}` };
    const isHome = request.app === undefined && path === '/';
    return { kind: 'address', href: isHome ? place : place + formatPaneAddress({ app, path }) };
  }
  if (page) return { kind: 'address', href: `${base}/${page}` };
  if (request.app === undefined && path === '/') return { kind: 'address', href: base };
  const entry = findByPath(index, app, path);
  const isOwn = app === pane.app;
  if (!entry && !isOwn && !findShellPage(app, path)) return { kind: 'refused' };
  const href = base + formatPaneAddress({ app, path });
  if (newPane) {
    const found = entry && menuPane(entry, path);
    return {
      kind: 'pane',
      pane: found ?? { key: `${app}:${path}`, kind: 'micro-app', app, path, tab: path, external: true },
    };
  }
  return { kind: 'address', href, ...(entry ? { entry } : isOwn && { paneKey: pane.key }) };
}
