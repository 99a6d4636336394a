import type { MenuIndex } from '@portal/menu-engine/core';
import { useTabsSend, useTabsSnapshot } from '@portal/tabs';
import { besideActive, getActivePane, getPane } from '@portal/tabs/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Door } from './createDoor.ts';
import { locatePanes, paneKeyOf } from './locatePanes.ts';
import { HOME_KEY } from './menuPane.ts';
import { paneHref } from './paneAddress.ts';

export type AddressSyncProps = {
  base: string;
  index: MenuIndex;
  apps: ReadonlySet<string>;
  door: Door;
  /** Replaces or pushes an address, remembering the pane it shows. */
  navigate: (href: string, options: { replace?: boolean; paneKey?: string; besideKey?: string }) => void;
};

/**
 * Lets the panes follow the address: deep links, back and forward, reloads. The other way is the panes' effects. Shows
 * nothing: a component of its own, so that a new address renders nothing else.
 */
export function AddressSync({ base, index, apps, door, navigate }: AddressSyncProps): null {
  const readTabs = useTabsSnapshot();
  const send = useTabsSend();
  const { history } = useRouter();
  const location = useRouterState({ select: (router) => router.location });
  const started = useRef(false);
  const followed = useRef<typeof location>(undefined);
  const { pathname, hash, searchStr } = location;
  /** The entry is made that of the pane in front, so that coming back to it finds what it showed. */
  const own = () => {
    const state = readTabs();
    const beside = besideActive(state);
    const pane = getActivePane(state);
    const other = beside && { pane: getPane(state, beside.key), side: beside.side };
    navigate(paneHref(base, pane, other), { replace: true, paneKey: pane.key, besideKey: beside?.key });
  };
  const follow = useEffectEvent(() => {
    // The router reports an address after its guard has judged it. Meanwhile the person may have gone on: following
    // the older one would bring back the pane that stood there and take its content with it.
    if (location.state.__TSR_key !== history.location.state.__TSR_key) return;
    const state = readTabs();
    const paneKey = paneKeyOf(location.state);
    const isOwn = paneKey !== undefined;
    // Reported once more, an address matters where another pane has come to the front: one whose own address the person
    // went back from before it was judged.
    const isAgain = followed.current?.href === location.href && followed.current.state === location.state;
    if (isAgain && (!isOwn || paneKey === getActivePane(state).key)) return;
    followed.current = location;
    const entry = { pathname, hash, search: searchStr, state: location.state };
    const found = locatePanes(entry, { base, index, tabs: state, apps, refusalOf: door.refusalOf });
    const isFirst = !started.current;
    if (found.kind !== 'elsewhere') started.current = true;
    switch (found.kind) {
      case 'elsewhere':
        return;
      case 'bare': {
        if (!isFirst) {
          send({ type: 'location-changed', key: HOME_KEY });
          return own();
        }
        const activePane = getActivePane(state);
        const href = paneHref(base, activePane);
        if (href !== base || pathname !== base) navigate(href, { replace: true, paneKey: activePane.key });
        return;
      }
      case 'panes':
        send(found.event);
        if (found.opened) door.count(found.opened);
        if (found.refused) door.explain(found.refused);
        // Asked for by its name alone, home may stand elsewhere.
        if (!isOwn || (pathname === base && paneHref(base, getActivePane(readTabs())) !== base)) own();
        return;
      case 'refused':
        door.explain(found.refusal);
        return own();
      case 'unknown-app':
        return navigate('/404', { replace: true });
      case 'unknown-path':
        return navigate(`${base}/404`, { replace: true });
    }
  });
  useEffect(() => follow(), [location]);
  return null;
}
