import type { KeyboardEvent } from 'react';
import { moveFocus } from '../shared/moveFocus.ts';
import { ROW_STEPS } from '../shared/walkRows.ts';

/**
 * Arrow keys of the sider: up and down from row to row, right opens a branch or steps into it, left closes it or
 * steps out to the one above.
 */
export function walkTree(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return;
  const step = ROW_STEPS[key];
  if (!step && key !== 'ArrowRight' && key !== 'ArrowLeft') return;
  event.preventDefault();
  if (step) moveFocus(currentTarget, step);
  else if (key === 'ArrowRight') stepIn(currentTarget, target);
  else stepOut(target);
}

function stepIn(sider: HTMLElement, row: HTMLElement) {
  if (row.getAttribute('aria-expanded') === 'false') row.click();
  else if (row.hasAttribute('aria-expanded')) moveFocus(sider, 'next');
}

function stepOut(row: HTMLElement) {
  if (row.getAttribute('aria-expanded') === 'true') {
    row.click();
    return;
  }
  const branch = row.closest('li')?.parentElement?.closest('li');
  branch?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
}
