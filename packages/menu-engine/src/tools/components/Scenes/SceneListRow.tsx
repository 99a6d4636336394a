import { useSortable } from '@dnd-kit/sortable';
import { CSS as DndCss } from '@dnd-kit/utilities';
import { Trans, useLingui } from '@lingui/react';
import { Icon, IconButton } from '@portal/ui';
import type { ListedScene } from '../../core/sceneLists.ts';
import classes from './SceneList.module.css';

type SceneListRowProps = {
  scene: ListedScene;
  /** In use. */
  active: boolean;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
};

/** One scene of the list, with the handle that moves it. */
export function SceneListRow({ scene, active, onEdit, onDelete }: SceneListRowProps) {
  const { i18n } = useLingui();
  const { id, name, count, remark } = scene;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: DndCss.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        aria-label={i18n._({ id: 'menu.scene.moveNamed', message: '移动{name}', values: { name } })}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <Icon name="grip" size={16} />
      </button>
      <span className={classes.text}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.meta} title={remark}>
          <Trans id="menu.scene.menuCount" message="{count, plural, other {# 个菜单}}" values={{ count }} />
          {remark && ` · ${remark}`}
        </span>
      </span>
      {active && (
        <span className={classes.tag}>
          <Trans id="menu.scene.active" message="使用中" />
        </span>
      )}
      <IconButton
        icon="edit"
        label={i18n._({ id: 'menu.scene.editNamed', message: '编辑{name}', values: { name } })}
        onClick={() => onEdit(id)}
      />
      <IconButton
        icon="trash"
        label={i18n._({ id: 'menu.scene.deleteNamed', message: '删除{name}', values: { name } })}
        onClick={() => onDelete(id)}
      />
    </li>
  );
}
