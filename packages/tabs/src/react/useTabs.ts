import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { getActivePane } from '../core/selectors.ts';
import type { Pane, TabsEvent, TabsState } from '../core/types.ts';
import { useTabsAtoms } from './TabsContext.ts';

/** The panes as they are now and the way to change them. */
export type Tabs = { state: TabsState; activePane: Pane; send: (event: TabsEvent) => void };

/** The panes of the provider above; renders again whenever they change. */
export function useTabs(): Tabs {
  const atoms = useTabsAtoms();
  const state = useAtomValue(atoms.stateAtom);
  return { state, activePane: getActivePane(state), send: useSetAtom(atoms.sendAtom) };
}

/** Only the way to change the panes, for components that need not know them. */
export function useTabsSend(): Tabs['send'] {
  return useSetAtom(useTabsAtoms().sendAtom);
}

/** Reads the panes as they are at the moment of the call, for handlers that need not render when they change. */
export function useTabsSnapshot(): () => TabsState {
  const { stateAtom } = useTabsAtoms();
  const store = useStore();
  return useCallback(() => store.get(stateAtom), [store, stateAtom]);
}
