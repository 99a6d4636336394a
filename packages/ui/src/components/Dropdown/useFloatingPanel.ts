import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type Box, type Placement, placeFloating } from '../../core/placeFloating.ts';

export type FloatingPanelOptions = {
  isOpen: boolean;
  anchorRef: RefObject<HTMLElement | null>;
  panelRef: RefObject<HTMLElement | null>;
  placement: Placement;
  /** A point to open at in place of the anchor. */
  at: { x: number; y: number } | undefined;
  onClose: (reason: 'escape' | 'outside') => void;
};

/** Keeps an open panel beside its anchor in the top layer, and closes it on Esc, on a press or focus elsewhere. */
export function useFloatingPanel({
  isOpen,
  anchorRef,
  panelRef,
  placement,
  at,
  onClose,
}: FloatingPanelOptions) {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!isOpen || !panel) return;
    panel.showPopover?.();
    const place = () => {
      const anchor: Box | undefined = at
        ? { left: at.x, top: at.y, width: 0, height: 0 }
        : anchorRef.current?.getBoundingClientRect();
      if (!anchor) return;
      const { left, top } = placeFloating({
        anchor,
        panel: { width: panel.offsetWidth, height: panel.offsetHeight },
        viewport: { width: window.innerWidth, height: window.innerHeight },
        placement,
      });
      Object.assign(panel.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(panel);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [isOpen, anchorRef, panelRef, placement, at]);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (event: Event) =>
      event.composedPath().some((node) => node === panelRef.current || node === anchorRef.current);
    const onOutside = (event: Event) => {
      if (!isInside(event)) close('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close('escape');
    };
    // A press inside a frame reaches this document only as the window's loss of focus.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) close('outside');
    };
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOpen, anchorRef, panelRef]);
}
