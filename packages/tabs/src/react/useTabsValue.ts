import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { TabsState } from '../core/types.ts';
import { useTabsContext } from './TabsContext.ts';

/** Returns one value of the panes; renders again only when it changes. Keep the selector stable. */
export function useTabsValue<Value>(select: (state: TabsState) => Value): Value {
  const { stateAtom } = useTabsContext();
  return useAtomValue(useMemo(() => atom((get) => select(get(stateAtom))), [stateAtom, select]));
}
