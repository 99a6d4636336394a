import type { MenuEntry, MenuIndex } from '@portal/menu-engine/core';
import { createContext, use } from 'react';

/** What the parts of a workspace know of it. */
export type WorkspaceValue = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** Address of the workspace. */
  base: string;
  openMenu: (entry: MenuEntry | undefined) => void;
  /** The colours that it is shown in now. */
  theme: 'light' | 'dark';
};

export const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined);

/** The workspace around a part of the shell. */
export function useWorkspace(): WorkspaceValue {
  const value = use(WorkspaceContext);
  if (!value) throw new Error('Rendered outside a workspace');
  return value;
}
