import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUsable, onUsable } from '../panes/usableMark.ts';

/** A first pane that hangs or fails does not keep the person from their messages. */
const PATIENCE_MS = 5000;

/** True from the moment the first pane is painted and menus answer: what may come late waits for it. */
export function useIsUsable(): boolean {
  const isPainted = useSyncExternalStore(onUsable, isUsable);
  const [isLongEnough, setIsLongEnough] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLongEnough(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPainted || isLongEnough;
}
