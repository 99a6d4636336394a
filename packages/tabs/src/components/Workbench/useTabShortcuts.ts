import { useEffect, useEffectEvent } from 'react';
import type { TabsEvent, TabsState } from '../../core/types.ts';
import { useTabsSend, useTabsSnapshot } from '../../react/useTabs.ts';
import { type TabCommand, tabCommand } from './tabCommand.ts';

const isMac = /mac/i.test(globalThis.navigator?.platform ?? '');

/** Carries out the panes' shortcuts, except in fields; `onRecent` is told of those that walk through recent panes. */
export function useTabShortcuts(enabled: boolean, onRecent: (by: 1 | -1) => void): void {
  const readTabs = useTabsSnapshot();
  const send = useTabsSend();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = tabCommand(event, isMac);
    if (!command || event.defaultPrevented || isEditable(event.composedPath()[0])) return;
    event.preventDefault();
    if (command.type === 'recent') return onRecent(command.by);
    const asked = event.repeat ? undefined : toEvent(command, readTabs());
    if (asked) send(asked);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
}

function toEvent(
  command: Exclude<TabCommand, { type: 'recent' }>,
  { panes, activeKey, recent, split }: TabsState,
): TabsEvent | undefined {
  switch (command.type) {
    case 'nth': {
      const pane = panes[command.index];
      return pane && { type: 'activate', key: pane.key };
    }
    case 'close':
      return { type: 'close', key: activeKey };
    case 'reopen':
      return { type: 'reopen-closed' };
    case 'reload':
      return { type: 'reload', key: activeKey };
    case 'split': {
      if (split && (split.left === activeKey || split.right === activeKey)) return { type: 'unsplit' };
      const other = recent.at(-1);
      return other === undefined ? undefined : { type: 'split', key: other, side: 'right' };
    }
  }
}

/** Where a person types, the keys belong to the text. */
function isEditable(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');
  return isField || target.isContentEditable;
}
