/**
 * Moves the keyboard from row to row, and from the first up to the headers, as far as the key asks for it. Returns the row that Enter or Space is meant
 * for, or the one that now has the focus; undefined when the key is not for the rows.
 */
export function moveRowFocus(event: KeyboardEvent, body: HTMLElement): HTMLElement | undefined {
  const row = event.target as HTMLElement;
  if (row.parentElement !== body || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Enter' || event.key === ' ') return row;
  const next = nextRow(event.key, row, body);
  if (!(next instanceof HTMLElement)) return undefined;
  next.focus();
  if (next.parentElement !== body) return next;
  row.tabIndex = -1;
  next.tabIndex = 0;
  return next;
}

function nextRow(key: string, row: HTMLElement, body: HTMLElement): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling;
    case 'ArrowUp':
      return (
        row.previousElementSibling ?? body.parentElement?.querySelector('thead [data-stop][tabindex="0"]')
      );
    case 'Home':
      return body.firstElementChild;
    case 'End':
      return body.lastElementChild;
    default:
      return undefined;
  }
}
