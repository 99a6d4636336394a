import { createContext, use } from 'react';
import type { Tabs } from '../runtime/createTabs.ts';

export const TabsContext = createContext<Tabs | undefined>(undefined);

/** Returns the running panes of the provider above; throws without one. */
export function useTabsContext(): Tabs {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('@portal/tabs: TabsProvider is missing above this component');
  return tabs;
}
