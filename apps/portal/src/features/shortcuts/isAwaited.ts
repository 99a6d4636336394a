import type { KeyPress } from '@portal/embed';
import { chordsOf } from '@portal/ui/core';

/** Presses that count while a list of the shell is walked, whose key a frame has handed on. */
const WALKING = /^(Alt|Control|Meta|Shift|Escape|ArrowUp|ArrowDown)$/;

/** Whether the shell waits for a press that a frame hands on: a frame does not get to press whatever it likes. */
export function isAwaited(press: KeyPress, chords: readonly string[]): boolean {
  return WALKING.test(press.key) || chordsOf(press).some((chord) => chords.includes(chord));
}
