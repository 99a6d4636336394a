import { viewPane } from './activatePane.ts';
import { changePath, finishReload, followLocation, markPane, movePane, reloadPane } from './changePane.ts';
import { closeManyPanes, closePane, reopenClosed } from './closePanes.ts';
import { openPane } from './openPane.ts';
import { findPane, getActivePane } from './selectors.ts';
import type { TabsEvent, TabsState, TabsTransition } from './types.ts';

/** The next state of the panes and what the surroundings must do; pure, so any store can hold the result. */
export function transition(state: TabsState, event: TabsEvent): TabsTransition {
  switch (event.type) {
    case 'open':
      return openPane(state, event.pane, {
        navigate: event.navigate,
        address: event.replace ? 'replace' : 'push',
      });
    case 'activate': {
      const pane = findPane(state, event.key);
      if (!pane) return { state, effects: [{ type: 'pane-missing', key: event.key }] };
      return viewPane(state, pane.key, 'push');
    }
    case 'close':
      return closePane(state, event.key);
    case 'close-many':
      return closeManyPanes(state, event.scope, event.key);
    case 'reopen-closed':
      return reopenClosed(state);
    case 'move':
      return movePane(state, event.key, event.to);
    case 'path-changed':
      return changePath(state, event.key, event.path, event.replace);
    case 'location-changed':
      return followLocation(state, event);
    case 'mark':
      return markPane(state, event.key, event.marks);
    case 'reload':
      return reloadPane(state, event.key);
    case 'reload-finished':
      return finishReload(state, event.key);
    case 'restore':
      return {
        state: event.state,
        effects: [{ type: 'address', pane: getActivePane(event.state), mode: 'replace' }],
      };
    default:
      return assertNever(event);
  }
}

function assertNever(event: never): never {
  throw new Error(`@portal/tabs: unknown event ${JSON.stringify(event)}`);
}
