import { chordsOf, isHeardInFields } from '@portal/ui/core';
import type { KeyPress } from '../core/types.ts';

/**
 * Hands on the presses that the portal waits for, as long as the app leaves them alone and nobody types; while the
 * modifier stays down also what follows, so that a list of the portal can be walked. Returns a function that ends it.
 */
export function forwardKeys(
  view: Window,
  chords: readonly string[],
  send: (press: KeyPress) => void,
): () => void {
  let isHeld = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const chord = chordsOf(event).find((candidate) => chords.includes(candidate));
    const isAsked = chord !== undefined && (isHeardInFields(chord) || !isEditable(event.composedPath()[0]));
    if (!isAsked && !isHeld) return;
    event.preventDefault();
    isHeld = event.altKey || event.ctrlKey || event.metaKey;
    send(toPress(event));
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isHeld) return;
    isHeld = event.altKey || event.ctrlKey || event.metaKey;
    send(toPress(event));
  };
  view.addEventListener('keydown', onKeyDown);
  view.addEventListener('keyup', onKeyUp);
  return () => {
    view.removeEventListener('keydown', onKeyDown);
    view.removeEventListener('keyup', onKeyUp);
  };
}

function toPress(event: KeyboardEvent): KeyPress {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const type = event.type === 'keyup' ? 'keyup' : 'keydown';
  return { type, code, key, altKey, ctrlKey, metaKey, shiftKey, repeat };
}

function isEditable(target: EventTarget | undefined): boolean {
  const element = target as Partial<HTMLElement> | undefined;
  return element?.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName ?? '');
}
