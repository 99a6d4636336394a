import type { KeyboardEvent } from 'react';
import { moveFocus } from './moveFocus.ts';

type Step = Parameters<typeof moveFocus>[1];

/** Where the keys lead that walk along rows. */
export const ROW_STEPS: Readonly<Partial<Record<string, Step>>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Walks along the rows of the element that hears the key, which goes no further: lists lie within lists. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = ROW_STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  moveFocus(event.currentTarget, step);
}
