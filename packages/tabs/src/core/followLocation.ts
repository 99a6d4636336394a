import { activatePane, mountVisible, viewPane } from './activatePane.ts';
import { withSplit } from './changeSplit.ts';
import { hashPaneKey } from './hashPaneKey.ts';
import { addPane, keyOf, navigatePane, openPane } from './openPane.ts';
import { findPane } from './selectors.ts';
import { visibleKeys } from './splitView.ts';
import type { LocationChanged, TabsState, TabsStep } from './types.ts';

/** Follows the browser's address (back, forward, a link): shows the pane it belongs to, opening it again if needed. */
export function followLocation(state: TabsState, location: LocationChanged): TabsStep {
  const [shown, effects] = showPane(state, location);
  return [showBeside(shown, location.beside), effects];
}

function showPane(state: TabsState, location: LocationChanged): TabsStep {
  const key = hashPaneKey(location.key);
  const known = findPane(state, key);
  if (!known) {
    const input = location.pane ?? state.closed.findLast((entry) => entry.pane.key === key)?.pane;
    if (!input) {
      return [state, [{ type: 'pane-missing', key: location.key, path: location.path }]];
    }
    return openPane(state, { ...input, path: location.path ?? input.path }, {});
  }
  const [moved, told = []] = navigatePane(state, known.key, location.path);
  // The other half of what is shown already: the person sees nothing new.
  if (visibleKeys(state).includes(known.key)) return [activatePane(moved, known.key), told];
  const [viewed, effects = []] = viewPane(moved, known.key);
  return [viewed, [...told, ...effects]];
}

function showBeside(state: TabsState, beside: LocationChanged['beside']): TabsState {
  if (beside === undefined) return state;
  if (beside === null) {
    return visibleKeys(state).length > 1 ? mountVisible({ ...state, split: undefined }) : state;
  }
  const key = keyOf(state, beside.pane);
  if (key === state.activeKey) return state;
  return withSplit(findPane(state, key) ? state : addPane(state, beside.pane), key, beside.side);
}
