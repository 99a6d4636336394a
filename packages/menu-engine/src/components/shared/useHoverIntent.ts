import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { HOVER_CLOSED, type HoverEvent, hoverTransition } from '../../core/hoverIntent.ts';

/** What a trigger and its popup need: the same object until another popup is open. */
export type HoverIntent = HoverControls & {
  /** Key of the open popup. */
  readonly open: string | undefined;
  /** Whether it was opened on purpose, not by resting on it. */
  readonly pressed: boolean;
};
type HoverControls = {
  press: (key: string) => void;
  dismiss: () => void;
  /** Pointer handlers of a trigger. */
  triggerProps: (key: string) => PointerHandlers;
  /** Pointer handlers of an open popup. */
  readonly popupProps: PointerHandlers;
};
type PointerHandlers = Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent) => void>;

/**
 * Which of several popups a pointer or a press has opened, with rest and leave delays; touch does not hover. `closed` is
 * for the trigger of a popup that is not open: always the same object, so that the other popups do not render it.
 */
export function useHoverIntent(): HoverIntent & { readonly closed: HoverIntent } {
  const [state, setState] = useState(HOVER_CLOSED);
  const latest = useRef(HOVER_CLOSED);
  const { pending } = state;
  const { send, closed } = useMemo(() => {
    const report = (event: HoverEvent) => {
      latest.current = hoverTransition(latest.current, event);
      setState(latest.current);
    };
    return { send: report, closed: { ...createControls(report), open: undefined, pressed: false } };
  }, []);

  useEffect(() => {
    if (!pending) return;
    const rest = Math.max(0, pending.at - performance.now());
    const timer = setTimeout(() => send({ type: 'time-passed', now: pending.at }), rest);
    return () => clearTimeout(timer);
  }, [pending, send]);

  const { open, by } = state;
  return useMemo(() => ({ ...closed, closed, open, pressed: by === 'press' }), [closed, open, by]);
}

function createControls(send: (event: HoverEvent) => void): HoverControls {
  const byPointer = (make: () => HoverEvent) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') send(make());
  };
  const onPointerLeave = byPointer(() => ({ type: 'left', now: performance.now() }));
  return {
    press: (key) => send({ type: 'pressed', key }),
    dismiss: () => send({ type: 'dismissed' }),
    triggerProps: (key) => ({
      onPointerEnter: byPointer(() => ({ type: 'trigger-entered', key, now: performance.now() })),
      onPointerLeave,
    }),
    popupProps: { onPointerEnter: byPointer(() => ({ type: 'popup-entered' })), onPointerLeave },
  };
}
