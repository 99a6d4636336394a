import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ShortcutRun, Shortcuts, ShortcutsState } from './createShortcuts.ts';

/** Carries out an action of the shortcuts while the component is there. */
export function useShortcut(shortcuts: Shortcuts, id: string, run: ShortcutRun): void {
  const latest = useEffectEvent(run);
  useEffect(() => shortcuts.on(id, (press) => latest(press)), [shortcuts, id]);
}

/** The shortcuts as they are now. */
export function useShortcutsState({ subscribe, getState }: Shortcuts): ShortcutsState {
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Hears the keys of the page for the shortcuts; once a page. */
export function useShortcutKeys(shortcuts: Shortcuts | undefined): void {
  useEffect(() => {
    if (!shortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => void shortcuts.press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
