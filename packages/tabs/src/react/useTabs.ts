import { useAtomValue } from 'jotai';
import { getActivePane } from '../core/selectors.ts';
import type { Pane, TabsState } from '../core/types.ts';
import type { Tabs } from '../runtime/createTabs.ts';
import { useTabsContext } from './TabsContext.ts';

/** Returns the panes of the provider above and the way to change them; renders again whenever they change. */
export function useTabs(): { state: TabsState; activePane: Pane; send: Tabs['send'] } {
  const { stateAtom, send } = useTabsContext();
  const state = useAtomValue(stateAtom);
  return { state, activePane: getActivePane(state), send };
}

/** Returns only the way to change the panes, for components that need not know them. */
export function useTabsSend(): Tabs['send'] {
  return useTabsContext().send;
}

/** Returns a function that reads the panes as they are when it is called, for handlers that need not render again. */
export function useTabsSnapshot(): Tabs['get'] {
  return useTabsContext().get;
}
