import { type ReactNode, useEffect } from 'react';
import type { TabsEffect } from '../core/types.ts';
import type { Tabs } from '../runtime/createTabs.ts';
import { TabsContext } from './TabsContext.ts';
import { useTabsEffect } from './useTabsEffect.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';

/** Props of TabsProvider. */
export type TabsProviderProps = {
  tabs: Tabs;
  /** Hears every effect: move the address, show a refusal, dispose of what a closed pane held. */
  onEffect?: (effect: TabsEffect) => void;
  children: ReactNode;
};

/**
 * Makes the panes of one system known to everything below, saves them when the page goes away, and lets the browser
 * ask first while a pane holds unsaved input.
 */
export function TabsProvider({ tabs, onEffect, children }: TabsProviderProps) {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const flush = () => tabs.flush();
    window.addEventListener('pagehide', flush, { signal });
    document.addEventListener('visibilitychange', flush, { signal });
    return () => {
      end.abort();
      flush();
    };
  }, [tabs]);
  return (
    <TabsContext value={tabs}>
      <Surroundings onEffect={onEffect} />
      {children}
    </TabsContext>
  );
}

/** In a part of its own: what it reads of the panes renders nothing else again. */
function Surroundings({ onEffect }: Pick<TabsProviderProps, 'onEffect'>) {
  useUnloadWarning();
  useTabsEffect((effect) => onEffect?.(effect));
  return null;
}
