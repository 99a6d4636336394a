import { viewPane } from './activatePane.ts';
import { movePane, pinPane } from './arrangePanes.ts';
import { changePath, finishReload, markPane, reloadPane } from './changePane.ts';
import { focusPane, resizeSplit, splitPane, unsplit } from './changeSplit.ts';
import { closeManyPanes, closePane, reopenClosed } from './closePanes.ts';
import { followLocation } from './followLocation.ts';
import { duplicatePane, openPane } from './openPane.ts';
import { findPane } from './selectors.ts';
import { sleepSurplus } from './sleepSurplus.ts';
import { addressEffect } from './splitView.ts';
import type { TabsEvent, TabsState, TabsStep } from './types.ts';

/** The next state of the panes and what the surroundings must do; pure, so any store can hold the result. */
export function transition(state: TabsState, event: TabsEvent): TabsStep {
  return sleepSurplus(state, apply(state, event));
}

function apply(state: TabsState, event: TabsEvent): TabsStep {
  switch (event.type) {
    case 'open':
      return openPane(state, event.pane, {
        navigate: event.navigate,
        address: event.replace ? 'replace' : 'push',
      });
    case 'activate': {
      const pane = findPane(state, event.key);
      if (!pane) return [state, [{ type: 'pane-missing', key: event.key }]];
      return viewPane(state, pane.key, 'push');
    }
    case 'duplicate':
      return duplicatePane(state, event.key);
    case 'close':
      return closePane(state, event);
    case 'close-many':
      return closeManyPanes(state, event);
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
    case 'pin':
      return pinPane(state, event.key, event.pinned);
    case 'split':
      return splitPane(state, event.key, event.side);
    case 'unsplit':
      return unsplit(state);
    case 'resize-split':
      return resizeSplit(state, event.ratio);
    case 'focus':
      return focusPane(state, event.key);
    case 'reload':
      return reloadPane(state, event);
    case 'reload-finished':
      return finishReload(state, event.key);
    case 'restore':
      return [event.state, addressEffect(event.state, 'replace')];
    default:
      return assertNever(event);
  }
}

function assertNever(event: never): never {
  throw new Error(`@portal/tabs: unknown event ${JSON.stringify(event)}`);
}
