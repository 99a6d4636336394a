import type { FocusEvent } from 'react';

/** Esc is for this dialog alone, which it does not close: one below, with something typed in it, hears nothing of it. */
export function keepEscape({ target }: FocusEvent): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}
