import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import type { Pane } from '../../core/types.ts';
import { DraggableTab } from './DraggableTab.tsx';
import type { FindTab } from './tabElement.ts';
import type { TabPress } from './useStripPointer.ts';

/** Props of TabDragLayer. */
export type TabDragLayerProps = {
  /** Keep it stable. */
  findTab: FindTab;
  panes: readonly Pane[];
  /** The first press happens before this layer is loaded, so presses are handed in. */
  press: TabPress;
  onMove: (key: string, to: number) => void;
};

/** A pointer must travel this far before a tab is dragged. */
const DRAG_DISTANCE_PX = 20;
// dnd-kit starts beyond its distance, and the drag starts at ours.
const ACTIVATION = { distance: DRAG_DISTANCE_PX - 0.001 };
const ALONG_THE_STRIP: Modifier[] = [({ transform }) => ({ ...transform, y: 0 })];
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Makes tabs that are already on the page draggable without rendering them, so that the drag library is loaded
 * by the first press and no tab is mounted anew in the middle of it.
 */
export function TabDragLayer({ findTab, panes, press, onMove }: TabDragLayerProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: ACTIVATION }));
  const keys = panes.flatMap((pane) => (pane.kind === 'home' ? [] : pane.key)).join('\u0000');
  // The same list as long as it holds the same tabs: another one makes the library render every tab.
  const movable = useMemo(() => (keys === '' ? [] : keys.split('\u0000')), [keys]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = panes.findIndex((pane) => pane.key === over?.id);
    if (to > 0 && active.id !== over?.id) onMove(String(active.id), to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={ALONG_THE_STRIP}
      accessibility={SILENT}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={movable} strategy={horizontalListSortingStrategy}>
        {movable.map((key) => (
          <DraggableTab
            key={key}
            paneKey={key}
            findTab={findTab}
            press={key === press.key ? press : undefined}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}
