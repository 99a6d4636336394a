import { useSyncExternalStore } from 'react';
import { isUsable, onUsable } from '../panes/usableMark.ts';

/** True from the moment the first pane is painted and menus answer: what may come late waits for it. */
export function useIsUsable(): boolean {
  return useSyncExternalStore(onUsable, isUsable);
}
