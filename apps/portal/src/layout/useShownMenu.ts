import type { MenuEntry } from '@portal/menu-engine/core';
import { createContext, use } from 'react';

/** Given by `ShownMenuProvider`. */
export const ShownMenuContext = createContext<MenuEntry | undefined>(undefined);

/**
 * The menu whose page is in front, a moment after that page. For small parts only: it renders whoever asks with every
 * page that is chosen.
 */
export function useShownMenu(): MenuEntry | undefined {
  return use(ShownMenuContext);
}
