import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { TabsState } from '../core/types.ts';
import { useTabsAtoms } from './TabsContext.ts';

/** One value of the panes; renders again only when it changes. Keep the selector stable. */
export function useTabsValue<Value>(select: (state: TabsState) => Value): Value {
  const { stateAtom } = useTabsAtoms();
  return useAtomValue(useMemo(() => atom((get) => select(get(stateAtom))), [stateAtom, select]));
}
