/**
 * Where a key moves the focus in a menu whose choices stand side by side: up and down go from row to row (to the chosen
 * one of a row), left and right within a row, Home and End to the ends, a letter to what begins with it.
 */
export function menuKeyTarget(
  key: string,
  items: readonly HTMLElement[],
  current: HTMLElement,
): HTMLElement | undefined {
  const index = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return enterRow(items, wrap(items, lastOfRow(items, index) + 1));
    case 'ArrowUp':
      return enterRow(items, wrap(items, firstOfRow(items, index) - 1));
    case 'ArrowRight':
      return rowOf(current) ? items[Math.min(index + 1, lastOfRow(items, index))] : undefined;
    case 'ArrowLeft':
      return rowOf(current) ? items[Math.max(index - 1, firstOfRow(items, index))] : undefined;
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return startingWith(key, items, index);
  }
}

function rowOf(item: HTMLElement | undefined): Element | null {
  return item?.closest('[role="group"]') ?? null;
}

function firstOfRow(items: readonly HTMLElement[], index: number): number {
  const row = rowOf(items[index]);
  return row ? items.findIndex((item) => rowOf(item) === row) : index;
}

function lastOfRow(items: readonly HTMLElement[], index: number): number {
  const row = rowOf(items[index]);
  return row ? items.findLastIndex((item) => rowOf(item) === row) : index;
}

function wrap(items: readonly HTMLElement[], index: number): HTMLElement | undefined {
  return items.at(index === items.length ? 0 : index);
}

function enterRow(items: readonly HTMLElement[], item: HTMLElement | undefined): HTMLElement | undefined {
  const row = rowOf(item);
  return items.find((other) => row && rowOf(other) === row && other.ariaChecked === 'true') ?? item;
}

function startingWith(key: string, items: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const later = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return later.find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
}
