import type { MenuActions } from '../../../components/shared/MenuListContext.tsx';
import { type MenuConditions, menuMarks } from '../../../core/menuMarks.ts';
import type { MenuEntry } from '../../../core/types.ts';

/** Opens a page, or leads to what has to be done first, as its row's buttons would. */
export function chooseMenu(entry: MenuEntry, actions: MenuActions, conditions: MenuConditions): void {
  const { locked, notPurchased } = menuMarks(entry, conditions);
  if (locked) actions.onUnlock?.(entry);
  else if (notPurchased) actions.onBuy?.(entry);
  else actions.onOpen(entry);
}
