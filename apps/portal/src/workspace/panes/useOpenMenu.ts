import type { MenuEntry } from '@portal/menu-engine/core';
import { useTabsSend } from '@portal/tabs';
import { useCallback } from 'react';
import type { Door } from './createDoor.ts';
import { menuPane } from './menuPane.ts';

/** Opens a menu that was pressed in a pane, or leads to what has to be done first. */
export function useOpenMenu(door: Door): (entry: MenuEntry | undefined) => void {
  const send = useTabsSend();
  return useCallback(
    (entry) => {
      const refusal = door.refusalOfMenu(entry);
      if (refusal) return door.explain(refusal, 'press');
      const pane = entry && menuPane(entry);
      if (pane) send({ type: 'open', pane });
    },
    [door, send],
  );
}
