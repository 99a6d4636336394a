import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes a layer on Esc, wherever the focus stands: it may not have come in yet. The key in a modal dialog above is that dialog's. */
export function useEscape(layer: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const report = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const holder = event.target instanceof Element ? event.target.closest('[aria-modal=true]') : null;
      if (holder === null || holder === layer.current) report();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [layer]);
}
