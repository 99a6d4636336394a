import { useMachine } from '@portal/machine/react';
import { useEffect, useEffectEvent } from 'react';
import type { ShortcutRun, Shortcuts, ShortcutsState } from './createShortcuts.ts';

/** Carries out an action of the shortcuts while the component is there. */
export function useShortcut(shortcuts: Shortcuts, id: string, run: ShortcutRun): void {
  const latest = useEffectEvent(run);
  useEffect(() => shortcuts.on(id, (press) => latest(press)), [shortcuts, id]);
}

/** Returns the shortcuts as they are now. */
export function useShortcutsState(shortcuts: Shortcuts): ShortcutsState {
  return useMachine(shortcuts);
}

/** Hands the keys of the page to the shortcuts; used once a page. */
export function useShortcutKeys(shortcuts: Shortcuts | undefined): void {
  useEffect(() => {
    if (!shortcuts) return;
    const onKeyDown = (event: KeyboardEvent) => void shortcuts.press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
