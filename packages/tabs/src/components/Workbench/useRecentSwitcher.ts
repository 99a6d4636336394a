import { useEffect, useEffectEvent, useState } from 'react';
import type { Pane } from '../../core/types.ts';
import { useTabsSend, useTabsSnapshot } from '../../react/useTabs.ts';
import { recentOrder, stepInRing } from './recentOrder.ts';

/** The list of recent panes while its key is held, and the place in it. */
export type OpenSwitcher = { panes: readonly Pane[]; index: number };

/** Walks through the recent panes while the modifier of its shortcut is held; letting go chooses, Esc leaves. */
export function useRecentSwitcher() {
  const readTabs = useTabsSnapshot();
  const send = useTabsSend();
  const [open, setOpen] = useState<OpenSwitcher>();
  const isOpen = open !== undefined;

  const step = (by: 1 | -1) =>
    setOpen((was) => {
      const { panes, index } = was ?? { panes: recentOrder(readTabs()), index: 0 };
      return { panes, index: stepInRing(index, by, panes.length) };
    });
  const choose = (pane: Pane | undefined) => {
    setOpen(undefined);
    if (pane) send({ type: 'activate', key: pane.key });
  };
  const onKeyUp = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Alt' || key === 'Control' || key === 'Meta') choose(open?.panes[open.index]);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(undefined);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('keyup', (event) => onKeyUp(event), { signal });
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal, capture: true });
    window.addEventListener('blur', () => setOpen(undefined), { signal });
    return () => end.abort();
  }, [isOpen]);

  return { open, step, choose };
}
