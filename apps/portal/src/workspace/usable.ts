import { createStore } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../app/afterPaint.ts';

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
  // From the commit: the next frame paints it, and what is queued after that frame runs when it is seen.
  useLayoutEffect(() => {
    if (ready) afterPaint(markUsable);
  }, [ready]);
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
