import type { Shortcuts } from '@portal/ui/shortcuts';
import { useEffect, useEffectEvent } from 'react';
import type { TabsEvent, TabsState } from '../../core/types.ts';
import { useTabsSend, useTabsSnapshot } from '../../react/useTabs.ts';
import { TAB_SHORTCUTS } from './tabShortcuts.ts';

/** Carries out the panes' shortcuts; `onRecent` is told of those that walk through recent panes. */
export function useTabShortcuts(shortcuts: Shortcuts, onRecent: (by: 1 | -1) => void): void {
  const readTabs = useTabsSnapshot();
  const send = useTabsSend();
  const run = useEffectEvent((id: string, isRepeat: boolean) => {
    if (id === 'tabs.recent') return onRecent(1);
    if (id === 'tabs.recent-back') return onRecent(-1);
    const asked = isRepeat ? undefined : toEvent(id, readTabs());
    if (asked) send(asked);
  });
  useEffect(() => {
    const stops = TAB_SHORTCUTS.map(({ id }) => shortcuts.on(id, ({ repeat }) => run(id, repeat)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [shortcuts]);
}

function toEvent(id: string, { panes, activeKey, recent, split }: TabsState): TabsEvent | undefined {
  switch (id) {
    case 'tabs.close':
      return { type: 'close', key: activeKey };
    case 'tabs.reopen':
      return { type: 'reopen-closed' };
    case 'tabs.reload':
      return { type: 'reload', key: activeKey };
    case 'tabs.split': {
      if (split && (split.left === activeKey || split.right === activeKey)) return { type: 'unsplit' };
      const other = recent.at(-1);
      return other === undefined ? undefined : { type: 'split', key: other, side: 'right' };
    }
    default: {
      const pane = panes[Number(id.split('.').at(-1)) - 1];
      return pane && { type: 'activate', key: pane.key };
    }
  }
}
