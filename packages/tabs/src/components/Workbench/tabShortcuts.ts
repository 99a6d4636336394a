import { chordLabel, type ShortcutAction, toMachineChord } from '@portal/ui/shortcuts';

/** What the keyboard can do with the panes, and the chords that it has by itself. */
export const TAB_SHORTCUTS: readonly ShortcutAction[] = [
  ...Array.from({ length: 9 }, (_, index) => ({
    id: `tabs.nth.${index + 1}`,
    chord: `Alt+Digit${index + 1}`,
  })),
  { id: 'tabs.close', chord: 'Alt+KeyW' },
  { id: 'tabs.reopen', chord: 'Alt+Shift+KeyT' },
  { id: 'tabs.reload', chord: 'Alt+KeyR' },
  { id: 'tabs.split', chord: 'Alt+Backslash' },
  { id: 'tabs.recent', chord: 'Alt+Backquote' },
  { id: 'tabs.recent-back', chord: 'Alt+Shift+Backquote' },
];

export const isMac = /mac/i.test(globalThis.navigator?.platform ?? '');

/** An action's own chord as people read it. */
export function ownShortcutLabel(id: string): string | undefined {
  const action = TAB_SHORTCUTS.find((candidate) => candidate.id === id);
  return action && chordLabel(toMachineChord(action.chord, isMac), isMac);
}
