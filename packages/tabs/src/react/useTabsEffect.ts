import { useEffect, useEffectEvent } from 'react';
import type { TabsEffect } from '../core/types.ts';
import { useTabsContext } from './TabsContext.ts';

/** Calls the listener with every effect of the panes of the provider above; it need not be stable. */
export function useTabsEffect(listener: (effect: TabsEffect) => void): void {
  const { effects } = useTabsContext();
  const hear = useEffectEvent(listener);
  useEffect(() => effects.subscribe((effect) => hear(effect)), [effects]);
}
