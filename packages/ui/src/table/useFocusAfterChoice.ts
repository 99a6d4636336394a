import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the rows once nothing is chosen any more: whoever acted on what was chosen did so beside the
 * table, on buttons that are gone then, and would begin again at the top of the page.
 */
export function useFocusAfterChoice(body: RefObject<HTMLElement | null>, chosen: number): void {
  const before = useRef(chosen);
  useEffect(() => {
    const isOver = before.current > 0 && chosen === 0;
    before.current = chosen;
    const { activeElement } = document;
    // Who has the focus elsewhere, or reads another page meanwhile, keeps it.
    if (!isOver || activeElement !== document.body || !document.hasFocus()) return;
    body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus({ preventScroll: true });
  }, [body, chosen]);
}
