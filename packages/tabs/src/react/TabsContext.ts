import { createContext, use } from 'react';
import type { TabsAtoms } from './createTabsAtoms.ts';

export const TabsContext = createContext<TabsAtoms | undefined>(undefined);

export function useTabsAtoms(): TabsAtoms {
  const atoms = use(TabsContext);
  if (!atoms) throw new Error('@portal/tabs: TabsProvider is missing above this component');
  return atoms;
}
