import { useSortable } from '@dnd-kit/sortable';
import { CSS as DndCss } from '@dnd-kit/utilities';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { FindTab } from './tabElement.ts';
import type { TabPress } from './useStripPointer.ts';

type DraggableTabProps = {
  paneKey: string;
  findTab: FindTab;
  /** The press on this tab, if it was the last. */
  press: TabPress | undefined;
};

/** Binds one tab's existing element to the drag library: hands it presses, writes its transform. */
export const DraggableTab = memo(function DraggableTab({ paneKey, findTab, press }: DraggableTabProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: paneKey });
  const element = useRef<HTMLElement>(null);
  const start = useRef(listeners);
  start.current = listeners;

  useLayoutEffect(() => {
    element.current = findTab(paneKey) ?? null;
    setNodeRef(element.current);
    return () => setNodeRef(null);
  }, [paneKey, findTab, setNodeRef]);

  useEffect(() => {
    if (press && !press.released) start.current?.onPointerDown?.({ nativeEvent: press.event });
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
});
