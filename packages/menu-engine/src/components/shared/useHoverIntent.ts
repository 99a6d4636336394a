import { createMachine } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { type PointerEvent, useEffect, useMemo, useState } from 'react';
import { HOVER_CLOSED, type HoverEvent, type HoverState, transition } from '../../core/hoverIntent.ts';

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
  const [{ machine, closed }] = useState(() => {
    const made = createMachine<HoverState, HoverEvent>({ initial: HOVER_CLOSED, transition });
    return { machine: made, closed: { ...createControls(made.send), open: undefined, pressed: false } };
  });
  const { open, by, pending } = useMachine(machine);

  useEffect(() => {
    if (!pending) return;
    const rest = Math.max(0, pending.at - performance.now());
    const timer = setTimeout(() => machine.send({ type: 'time-passed', now: pending.at }), rest);
    return () => clearTimeout(timer);
  }, [pending, machine]);

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
