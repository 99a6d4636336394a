import { useMemo } from 'react';
import { useTabs } from '../../react/useTabs.ts';
import type { TabStripProps } from './types.ts';

/** What TabStrip needs from the provider above, all but the titles. */
export function useTabStrip(): Omit<TabStripProps, 'titleOf'> {
  const { state, send } = useTabs();
  const handlers = useMemo(
    () =>
      ({
        onActivate: (key) => send({ type: 'activate', key }),
        onClose: (key) => send({ type: 'close', key }),
        onCloseMany: (scope, key) => send({ type: 'close-many', scope, key }),
        onMove: (key, to) => send({ type: 'move', key, to }),
        onReload: (key) => send({ type: 'reload', key }),
        onDuplicate: (key) => send({ type: 'duplicate', key }),
        onPin: (key, pinned) => send({ type: 'pin', key, pinned }),
        onSplit: (key, side) => send({ type: 'split', key, side }),
        onUnsplit: () => send({ type: 'unsplit' }),
      }) satisfies Partial<TabStripProps>,
    [send],
  );
  return {
    ...handlers,
    panes: state.panes,
    activeKey: state.activeKey,
    liveKeys: state.live,
    split: state.split,
    onReopenClosed: state.closed.length > 0 ? () => send({ type: 'reopen-closed' }) : undefined,
  };
}
