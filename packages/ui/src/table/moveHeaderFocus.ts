/**
 * Moves the keyboard along the headers, down to the rows, and into a header's menu, as far as the key asks for it.
 * Returns whether it did.
 */
export function moveHeaderFocus(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const cell = target.closest('th');
  const head = target.closest('thead');
  if (!cell || !head || target.closest('[role=menu]') || event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return event.key === 'ArrowDown' && press(cell.querySelector('[data-menu]'));
  const stops = [...head.querySelectorAll<HTMLElement>('[data-stop]')];
  const stop = cell.querySelector<HTMLElement>('[data-stop]');
  const index = stop ? stops.indexOf(stop) : -1;
  switch (event.key) {
    case 'ArrowLeft':
      return focus(stops[index - 1], stops);
    case 'ArrowRight':
      return focus(stops[index + 1], stops);
    case 'Home':
      return focus(stops[0], stops);
    case 'End':
      return focus(stops.at(-1), stops);
    case 'ArrowDown': {
      const row = head.parentElement?.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
      row?.focus();
      return row !== null;
    }
    default:
      return false;
  }
}

/** The headers are one stop of the Tab key: the one that was left last. */
function focus(next: HTMLElement | undefined, stops: readonly HTMLElement[]): boolean {
  if (!next) return false;
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next.focus();
  return true;
}

function press(button: HTMLElement | null): boolean {
  button?.click();
  return button !== null;
}

/** Keeps the headers within reach of the Tab key, whichever column is gone. */
export function keepHeaderStop(head: HTMLElement | null): void {
  const stops = head?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
  const [first] = stops;
  if (first && ![...stops].some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0;
}
