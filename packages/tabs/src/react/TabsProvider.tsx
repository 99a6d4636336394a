import { type ReactNode, useEffect } from 'react';
import type { TabsEffect } from '../core/types.ts';
import type { TabsAtoms } from './createTabsAtoms.ts';
import { TabsContext } from './TabsContext.ts';
import { useTabsEffect } from './useTabsEffect.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';

/** Props of TabsProvider. */
export type TabsProviderProps = {
  atoms: TabsAtoms;
  /** Hears every effect: move the address, show a refusal, dispose of what a closed pane held. */
  onEffect?: (effect: TabsEffect) => void;
  children: ReactNode;
};

/**
 * Makes the panes of one system known to everything below, saves them when the page goes away, and lets the browser
 * ask first while a pane holds unsaved input.
 */
export function TabsProvider({ atoms, onEffect, children }: TabsProviderProps) {
  useEffect(() => {
    const flush = () => atoms.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [atoms]);
  return (
    <TabsContext value={atoms}>
      <UnloadWarning />
      {onEffect && <EffectListener onEffect={onEffect} />}
      {children}
    </TabsContext>
  );
}

function UnloadWarning() {
  useUnloadWarning();
  return null;
}

function EffectListener({ onEffect }: { onEffect: (effect: TabsEffect) => void }) {
  useTabsEffect(onEffect);
  return null;
}
