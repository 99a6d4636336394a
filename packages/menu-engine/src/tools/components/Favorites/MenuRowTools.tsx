import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { menuLabel } from '../../../core/menuLabel.ts';
import type { MenuEntry } from '../../../core/types.ts';
import classes from './MenuRowTools.module.css';

/** A mark that a person puts on a menu: a favourite's star or a pin. */
export type MenuMarkState = {
  readonly on: boolean;
  /** While the server has not answered. @default false */
  readonly busy?: boolean;
  readonly onToggle: () => void;
};

/** Props of `MenuRowTools`. */
export type MenuRowToolsProps = {
  entry: MenuEntry;
  /** Leave it out where favourites are not offered. */
  favorite?: MenuMarkState;
  /** Leave it out where pins are not offered. */
  pin?: MenuMarkState;
  /** Puts the menu into a scene; leave it out where there are none. */
  onAddToScene?: () => void;
};

/** Star and pin at the end of a menu's row; quiet until the row is pointed at, unless they are set. */
export function MenuRowTools({ entry, favorite, pin, onAddToScene }: MenuRowToolsProps) {
  const { i18n } = useLingui();
  const values = { name: menuLabel(entry, i18n.locale) };
  return (
    <span className={classes.tools}>
      {onAddToScene && (
        <button
          type="button"
          className={classes.tool}
          aria-label={i18n._({ id: 'menu.scene.addNamed', message: '把{name}加入场景', values })}
          title={i18n._({ id: 'menu.scene.addTo', message: '加入场景' })}
          onClick={onAddToScene}
        >
          <Icon name="plus" size={14} />
        </button>
      )}
      {pin && (
        <MarkButton
          kind="pin"
          state={pin}
          label={i18n._({ id: 'menu.pin.named', message: '固定{name}', values })}
          tip={
            pin.on
              ? i18n._({ id: 'menu.pin.remove', message: '取消固定' })
              : i18n._({ id: 'menu.pin.add', message: '固定到常用菜单' })
          }
        />
      )}
      {favorite && (
        <MarkButton
          kind="star"
          state={favorite}
          label={i18n._({ id: 'menu.favorites.named', message: '收藏{name}', values })}
          tip={
            favorite.on
              ? i18n._({ id: 'menu.favorites.remove', message: '取消收藏' })
              : i18n._({ id: 'menu.favorites.add', message: '收藏' })
          }
        />
      )}
    </span>
  );
}

type MarkButtonProps = { kind: 'star' | 'pin'; state: MenuMarkState; label: string; tip: string };

function MarkButton({ kind, state: { on, busy = false, onToggle }, label, tip }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      data-kind={kind}
      aria-label={label}
      aria-pressed={on}
      aria-busy={busy || undefined}
      title={tip}
      onClick={() => !busy && onToggle()}
    >
      <Icon name={kind} size={14} />
    </button>
  );
}
