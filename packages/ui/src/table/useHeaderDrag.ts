import { type PointerEvent, useRef } from 'react';
import { isFrozenColumn, placeColumn } from './placeColumn.ts';
import type { ColumnTable } from './useColumnTable.ts';

/** Pixels from which a press is a drag. */
const FAR_ENOUGH = 6;

/** Moves a column by dragging its name onto another's; a press that moves nowhere stays a press, and `Esc` leaves all as it was. */
export function useHeaderDrag<Row extends object>(table: ColumnTable<Row>, key: string) {
  const wasDragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    // By touch the same gesture scrolls; the menu moves columns there.
    if (!table.isArranged || event.button !== 0 || event.pointerType === 'touch') return;
    const begun = event.clientX;
    const own = event.currentTarget.closest('th');
    const isFrozen = isFrozenColumn(table, key);
    let target: HTMLElement | undefined;
    const mark = (next: HTMLElement | undefined, isAfter = false) => {
      target?.removeAttribute('data-drop');
      target = next;
      target?.setAttribute('data-drop', isAfter ? 'after' : 'before');
    };
    const end = () => {
      mark(undefined);
      own?.removeAttribute('data-dragged');
      aborted.abort();
    };
    const aborted = new AbortController();
    const { signal } = aborted;
    const onMove = (move: globalThis.PointerEvent) => {
      if (!wasDragged.current && Math.abs(move.clientX - begun) < FAR_ENOUGH) return;
      wasDragged.current = true;
      own?.setAttribute('data-dragged', '');
      const under = headerAt(own, move.clientX);
      const other = under?.dataset.column;
      const isPlace = other !== undefined && other !== key && isFrozenColumn(table, other) === isFrozen;
      mark(isPlace ? under : undefined, move.clientX > begun);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener(
      'pointerup',
      () => {
        const other = target?.dataset.column;
        end();
        if (other) placeColumn(table, key, other);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(), { signal });
  };
  return {
    onPointerDown,
    /** Whether the press that ends now moved the column, and is none on its name. */
    isDrag: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}

/** The header of the row that is at a place, from the left. */
function headerAt(own: HTMLElement | null, x: number): HTMLElement | undefined {
  return [...(own?.parentElement?.children ?? [])].find((cell): cell is HTMLElement => {
    const { left, right } = cell.getBoundingClientRect();
    return cell instanceof HTMLElement && x >= left && x < right;
  });
}
