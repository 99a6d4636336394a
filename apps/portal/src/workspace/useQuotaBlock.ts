import { judgeSystemAccess } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import { getActivePane, type TabsState } from '@portal/tabs/core';
import { useLayoutEffect } from 'react';
import { workspacePorts } from './ports.ts';
import { useSystems } from './useSystems.ts';

/** Pages where a person buys: they are not blocked for want of what is bought there. */
const BUYING = /^\/(user\/product-package|company\/serve\/)/;
/** What a person needs to walk the two buttons that are left. */
const LEFT_KEYS = new Set(['Tab', 'Enter', ' ']);

/** Whether a system is one of a special brand whose quota is used up. */
export function useIsQuotaEmpty(serviceId: string): boolean {
  const { host } = workspacePorts.use();
  const entry = useSystems().find((system) => system.serviceId === serviceId);
  return entry !== undefined && judgeSystemAccess({ system: entry, host: host() }).kind === 'blocked-quota';
}

/** Whether its page in front is blocked for that: all but those where a person buys. */
export function useIsQuotaBlocked(serviceId: string): boolean {
  const isBuying = useTabsValue(showsBuying);
  return useIsQuotaEmpty(serviceId) && !isBuying;
}

function showsBuying(state: TabsState): boolean {
  return BUYING.test(getActivePane(state)?.path ?? '');
}

/** Keeps keys from every part of the page but the buttons in front, from the first frame on; the browser keeps its own. */
export function useKeysBlocked(isBlocked: boolean): void {
  useLayoutEffect(() => {
    if (!isBlocked) return undefined;
    const hold = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || !LEFT_KEYS.has(key)) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, [isBlocked]);
}
