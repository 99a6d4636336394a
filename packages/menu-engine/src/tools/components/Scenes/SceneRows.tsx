import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import type { ListedScene } from '../../core/sceneLists.ts';
import classes from './SceneRows.module.css';

/** Props of `SceneRows`. */
export type SceneRowsProps = {
  scenes: readonly ListedScene[];
  /** The scene in use. */
  activeId?: string;
  /** A scene was chosen; the one in use, to leave it. */
  onChoose: (id: string) => void;
  /** Leads to the list where scenes are changed. */
  onManage: () => void;
};

/** The custom scenes in the application switcher; a press takes one into use, another press leaves it. */
export function SceneRows({ scenes, activeId, onChoose, onManage }: SceneRowsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <div className={classes.head}>
        <span>
          <Trans id="menu.scene.list" message="自定义场景" />
        </span>
        {scenes.length > 0 && (
          <button type="button" className={classes.manage} onClick={onManage}>
            <Trans id="menu.scene.manage" message="管理" />
          </button>
        )}
      </div>
      {scenes.length === 0 ? (
        <p className={classes.note}>
          <Trans id="menu.scene.emptyNote" message="把一项工作常用的菜单放在一起，一步打开" />
        </p>
      ) : (
        <ul className={classes.list} aria-label={i18n._({ id: 'menu.scene.list', message: '自定义场景' })}>
          {scenes.map(({ id, name, count }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={id === activeId}
                title={name}
                onClick={() => onChoose(id)}
              >
                <Icon name={id === activeId ? 'check' : 'folder'} />
                <span className={classes.name}>{name}</span>
                <span className={classes.count}>{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
