import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports a press or a focus outside of an element, or the Escape key, while `active`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (by: 'outside' | 'escape') => void,
): void {
  const report = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!active) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) report('outside');
    };
    // A press inside a frame reaches this document only as a loss of focus.
    const intoFrame = () => {
      if (document.activeElement instanceof HTMLIFrameElement) report('outside');
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') report('escape');
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onEscape);
    window.addEventListener('blur', intoFrame);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onEscape);
      window.removeEventListener('blur', intoFrame);
    };
  }, [active, element]);
}
