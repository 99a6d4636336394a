import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { menuLabel } from '../../../core/menuLabel.ts';
import type { MenuIndex } from '../../../core/types.ts';
import classes from './SceneSelection.module.css';

type SceneSelectionProps = {
  index: MenuIndex;
  /** In the order in which the scene shows them. */
  menuIds: readonly string[];
  onChange: (menuIds: readonly string[]) => void;
};

/** What is chosen, in order; menus of other systems, which this tree does not have, are kept and counted. */
export function SceneSelection({ index, menuIds, onChange }: SceneSelectionProps) {
  const { i18n } = useLingui();
  const known = menuIds.flatMap((id) => index.byId.get(id) ?? []);
  const others = menuIds.length - known.length;
  return (
    <div className={classes.selection}>
      <p className={classes.heading}>
        <Trans id="menu.scene.chosen" message="已选菜单" />
      </p>
      {menuIds.length === 0 && (
        <p className={classes.note}>
          <Trans id="menu.scene.chosenNote" message="在左侧勾选，选中的菜单会按顺序排在这里" />
        </p>
      )}
      <ol className={classes.list}>
        {known.map((entry) => {
          const name = menuLabel(entry, i18n.locale);
          return (
            <li key={entry.key} className={classes.item}>
              <span className={classes.name} title={name}>
                {name}
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={i18n._({ id: 'menu.scene.removeNamed', message: '移除{name}', values: { name } })}
                onClick={() => onChange(menuIds.filter((id) => id !== entry.id))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          );
        })}
      </ol>
      {others > 0 && (
        <p className={classes.note}>
          <Trans
            id="menu.scene.others"
            message="{count, plural, other {另有 # 个其他应用的菜单}}"
            values={{ count: others }}
          />
        </p>
      )}
    </div>
  );
}
