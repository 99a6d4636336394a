import type { MenuIndex } from '@portal/menu-engine/core';
import { useTabs } from '@portal/tabs';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { parseRoute } from '../guard/parseRoute.ts';
import { paneKeyOf } from '../router/historyState.ts';
import { HOME_KEY } from './homePane.ts';
import { parsePaneAddress } from './paneAddress.ts';
import { paneHref } from './paneHref.ts';
import { resolvePane } from './resolvePane.ts';

export type AddressSyncOptions = {
  base: string;
  index: MenuIndex;
  apps: ReadonlySet<string>;
  /** Replaces or pushes an address, remembering the pane it shows. */
  navigate: (href: string, options: { replace?: boolean; paneKey?: string }) => void;
};

const MESSAGE_PAGES = new Set(['401', '402', '404']);

/** Lets the panes follow the address: deep links, back and forward, reloads. The other way is the panes' effects. */
export function useAddressSync({ base, index, apps, navigate }: AddressSyncOptions): void {
  const { state, activePane, send } = useTabs();
  const location = useRouterState({ select: (router) => router.location });
  const started = useRef(false);
  const { pathname, hash } = location;
  const follow = useEffectEvent(() => {
    // The address is ahead of the route's parameters while a navigation is under way: only the address counts.
    const route = parseRoute(pathname);
    if (route.name !== 'workspace' || !pathname.startsWith(base) || MESSAGE_PAGES.has(route.child ?? ''))
      return;
    const address = parsePaneAddress(route.child, hash);
    if (!started.current && !address) {
      started.current = true;
      const href = paneHref(base, activePane);
      if (href !== base) navigate(href, { replace: true, paneKey: activePane.key });
      return;
    }
    started.current = true;
    const found = resolvePane({ address, paneKey: paneKeyOf(location.state), index, tabs: state, apps });
    switch (found.kind) {
      case 'home':
        return send({ type: 'location-changed', key: HOME_KEY });
      case 'pane':
        return send({ type: 'location-changed', key: found.pane.key, path: found.path, pane: found.pane });
      case 'unknown-app':
        return navigate('/404', { replace: true });
      case 'unknown-path':
        return navigate(`${base}/404`, { replace: true });
    }
  });
  useEffect(() => follow(), [pathname, hash, location.state]);
}
