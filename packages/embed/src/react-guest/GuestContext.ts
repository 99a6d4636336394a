import { createContext, use, useSyncExternalStore } from 'react';
import type { GuestLocale, GuestTheme, PortalGuest } from '../core/types.ts';
import type { PaneHistory } from '../guest/history.ts';

/** What every component of a micro-app can reach. */
export type GuestContextValue = {
  guest: PortalGuest;
  history: PaneHistory;
  locale: GuestLocale;
  theme: GuestTheme;
};

export const GuestContext = createContext<GuestContextValue | undefined>(undefined);

/** Returns the portal around this micro-app. */
export function useGuest(): GuestContextValue {
  const value = use(GuestContext);
  if (!value)
    throw new Error('@portal/embed: useGuest needs an app made by createModuleApp or startFrameApp');
  return value;
}

/** Returns the path of this pane; the caller renders again when it changes. */
export function usePanePath(): string {
  const { history } = useGuest();
  return useSyncExternalStore(history.subscribe, history.getPath, history.getPath);
}
