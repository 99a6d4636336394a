import type { MenuEntry, MenuIndex } from '@portal/menu-engine/core';
import { createContext, use } from 'react';

/** What the content of panes has to know of the workspace around it. */
export type PaneContentValue = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** Address of the workspace. */
  base: string;
  openMenu: (entry: MenuEntry | undefined) => void;
};

export const PaneContentContext = createContext<PaneContentValue | undefined>(undefined);

/** The workspace around a pane. */
export function usePaneContent(): PaneContentValue {
  const value = use(PaneContentContext);
  if (!value) throw new Error('Pane content renders outside a workspace');
  return value;
}
