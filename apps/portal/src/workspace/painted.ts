import { createStore } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useEffect, useLayoutEffect, useState } from 'react';

/** Runs a task once the next frame is painted; soon in a window that nobody sees, which paints none. The answer gives it up. */
export function afterPaint(task: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the frame, not only before the next task: an effect may run before its frame is painted.
  const queue = () => {
    timer = setTimeout(task);
  };
  if (document.hidden) queue();
  else frame = requestAnimationFrame(queue);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const MARK = 'portal:usable';
/** A first pane that hangs or fails does not keep the person from their messages. */
const PATIENCE_MS = 5000;

// Of the page, as the browser's own mark is.
const usable = createStore(false);

function markUsable(): void {
  if (usable.get()) return;
  performance.mark(MARK);
  usable.set(true);
}

/** Marks the moment, once a page load, when the first pane is painted and menus answer. */
export function useUsableMark(ready: boolean): void {
  // From the commit: the next frame paints it, and what is queued after that frame runs when it is seen. Once marked, no
  // page that opens asks for a frame more.
  useLayoutEffect(() => {
    if (ready && !isUsable()) afterPaint(markUsable);
  }, [ready]);
}

/** Whether that moment has been. */
export function isUsable(): boolean {
  return usable.get();
}

/** Returns true from that moment on: what may come late waits for it. */
export function useIsUsable(): boolean {
  const isPainted = useMachine(usable);
  const [isLongEnough, setIsLongEnough] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLongEnough(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPainted || isLongEnough;
}
