import { useSortable } from '@dnd-kit/sortable';
import { CSS as DndCss } from '@dnd-kit/utilities';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { tabElement } from './tabElement.ts';
import type { TabPress } from './useStripPointer.ts';

type DraggableTabProps = { paneKey: string; viewportRef: RefObject<HTMLElement | null>; press: TabPress };

/** Binds one tab's existing element to the drag library: hands it presses, writes its transform. */
export function DraggableTab({ paneKey, viewportRef, press }: DraggableTabProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: paneKey });
  const element = useRef<HTMLElement>(null);
  const start = useRef(listeners);
  start.current = listeners;

  useLayoutEffect(() => {
    element.current = tabElement(viewportRef.current, paneKey) ?? null;
    setNodeRef(element.current);
    return () => setNodeRef(null);
  }, [paneKey, viewportRef, setNodeRef]);

  useEffect(() => {
    const isMine = press?.target instanceof Node && element.current?.contains(press.target);
    if (isMine) start.current?.onPointerDown?.({ nativeEvent: press });
  }, [press]);

  useLayoutEffect(() => {
    const tab = element.current;
    if (!tab) return;
    tab.style.transform = DndCss.Translate.toString(transform) ?? '';
    tab.style.transition = transition ?? '';
    tab.toggleAttribute('data-draggable', true);
    tab.toggleAttribute('data-dragging', isDragging);
  });
  return null;
}
