import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import { SCENES_MAX } from '../../../core/constants.ts';
import { moveItem } from '../../../core/moveItem.ts';
import type { ListStatus } from '../../core/ListStatus.ts';
import type { ListedScene } from '../../core/sceneLists.ts';
import classes from './SceneList.module.css';
import { SceneListRow } from './SceneListRow.tsx';
import { useDragWords } from './useDragWords.ts';

/** Props of `SceneList`. */
export type SceneListProps = {
  scenes: readonly ListedScene[];
  /** The scene in use. */
  activeId?: string;
  /** @default 'ready' */
  status?: ListStatus;
  /** Loads the scenes again. */
  onReload?: () => void;
  onAdd: () => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  /** The new order, to be shown at once and saved. */
  onReorder: (ids: readonly string[]) => void;
};

// A press on the handle is a press; a drag begins with the way.
const ACTIVATION = { distance: 4 };

/** All custom scenes: to be put in order by dragging or by keys, changed, deleted, added. */
export function SceneList({
  scenes,
  activeId,
  status = 'ready',
  onReload,
  onAdd,
  onEdit,
  onDelete,
  onReorder,
}: SceneListProps) {
  const { i18n } = useLingui();
  const ids = scenes.map(({ id }) => id);
  const words = useDragWords(scenes);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: ACTIVATION }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onReorder(moveItem(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  if (status === 'loading') return <LoadingState />;
  if (status === 'failed')
    return (
      <ErrorState title={<Trans id="menu.scene.failed" message="场景没有加载出来" />} onRetry={onReload} />
    );
  return (
    <div className={classes.manager}>
      {scenes.length === 0 ? (
        <EmptyState
          icon="folder"
          title={<Trans id="menu.scene.empty" message="还没有自定义场景" />}
          text={<Trans id="menu.scene.emptyNote" message="把一项工作常用的菜单放在一起，一步打开" />}
          action={<AddButton onAdd={onAdd} />}
        />
      ) : (
        <>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={words}
            onDragEnd={onDragEnd}
          >
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              <ul
                className={classes.list}
                aria-label={i18n._({ id: 'menu.scene.list', message: '自定义场景' })}
              >
                {scenes.map((scene) => (
                  <SceneListRow
                    key={scene.id}
                    scene={scene}
                    active={scene.id === activeId}
                    onEdit={onEdit}
                    onDelete={onDelete}
                  />
                ))}
              </ul>
            </SortableContext>
          </DndContext>
          <div className={classes.foot}>
            <span className={classes.count}>
              <Trans
                id="menu.scene.total"
                message="{count} / {max} 个场景"
                values={{ count: scenes.length, max: SCENES_MAX }}
              />
            </span>
            <AddButton onAdd={onAdd} />
          </div>
        </>
      )}
    </div>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="default" onClick={onAdd}>
      <Trans id="menu.scene.add" message="添加自定义场景" />
    </Button>
  );
}
