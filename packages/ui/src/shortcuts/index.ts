export { chordLabel, toMachineChord } from '../core/chord.ts';
export { createRegions, type Region, type Regions } from './createRegions.ts';
export {
  createShortcuts,
  type PressEvent,
  type ShortcutAction,
  type ShortcutRun,
  type Shortcuts,
  type ShortcutsOptions,
  type ShortcutsState,
} from './createShortcuts.ts';
export { type KeepFocusOptions, keepFocus } from './keepFocus.ts';
export type { ShortcutLine } from './ShortcutKeys.tsx';
export { ShortcutMap, type ShortcutMapProps } from './ShortcutMap.tsx';
export { useShortcut, useShortcutKeys, useShortcutsState } from './useShortcut.ts';
