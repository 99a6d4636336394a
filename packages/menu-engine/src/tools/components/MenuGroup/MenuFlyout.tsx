import { Dropdown, Icon } from '@portal/ui';
import { useMenuList } from '../../../components/shared/MenuListContext.tsx';
import { moveFocus } from '../../../components/shared/moveFocus.ts';
import { walkRows } from '../../../components/shared/walkRows.ts';
import type { MenuEntry } from '../../../core/types.ts';
import { LeavingRows } from '../shared/LeavingRows.tsx';
import classes from './MenuFlyout.module.css';

/** Props of `MenuFlyout`. */
export type MenuFlyoutProps = {
  label: string;
  icon: string;
  entries: readonly MenuEntry[];
  /** What will stand here, while there is nothing. */
  emptyNote: string;
  /** Shows only the icon. @default false */
  iconOnly?: boolean;
};

/** A button beside which pages fly out, such as the common menus at the sider's foot. Stands inside a menu list. */
export function MenuFlyout({ label, icon, entries, emptyNote, iconOnly = false }: MenuFlyoutProps) {
  const list = useMenuList();
  return (
    <Dropdown
      label={label}
      placement="right-start"
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes.trigger}
          data-icon-only={iconOnly || undefined}
          aria-label={label}
          title={iconOnly ? label : undefined}
          onKeyDown={(event) => {
            const panel = document.getElementById(trigger['aria-controls'] ?? '');
            if (event.key !== 'ArrowDown' || !panel) return;
            event.preventDefault();
            event.stopPropagation();
            moveFocus(panel, 'first');
          }}
        >
          <Icon name={icon} />
          {!iconOnly && <span className={classes.name}>{label}</span>}
        </button>
      )}
    >
      {({ close }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the rows inside
        <div className={classes.panel} onKeyDown={walkRows}>
          <p className={classes.heading}>{label}</p>
          {entries.length === 0 && <p className={classes.note}>{emptyNote}</p>}
          <LeavingRows {...list} className={classes.list} entries={entries} onLeave={close} />
        </div>
      )}
    </Dropdown>
  );
}
