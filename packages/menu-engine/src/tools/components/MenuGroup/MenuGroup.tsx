import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useId, useState } from 'react';
import { MenuLink } from '../../../components/shared/MenuLink.tsx';
import type { MenuEntry } from '../../../core/types.ts';
import classes from './MenuGroup.module.css';

/** Props of `MenuGroup`. */
export type MenuGroupProps = {
  label: string;
  /** @default none */
  icon?: string;
  entries: readonly MenuEntry[];
  /** What will stand here, while there is nothing. */
  emptyNote: string;
  /** Whether the rows show. @default false */
  opened?: boolean;
  /** The choice, to be kept. */
  onOpenedChange?: (opened: boolean) => void;
  /** How many rows show before the rest is asked for. @default all */
  few?: number;
};

/** Pages under a heading that opens and closes: common menus, history. Stands inside a menu list. */
export function MenuGroup({
  label,
  icon,
  entries,
  emptyNote,
  opened,
  onOpenedChange,
  few = entries.length,
}: MenuGroupProps) {
  const { i18n } = useLingui();
  const listId = useId();
  const [openedHere, setOpenedHere] = useState(false);
  const [all, setAll] = useState(false);
  const isOpen = opened ?? openedHere;
  const shown = all ? entries : entries.slice(0, few);
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => {
          setOpenedHere(!isOpen);
          onOpenedChange?.(!isOpen);
        }}
      >
        {icon && <Icon name={icon} />}
        <span className={classes.name}>{label}</span>
        <Icon name="chevron-right" size={14} />
      </button>
      {isOpen && (
        <div id={listId}>
          {entries.length === 0 && <p className={classes.note}>{emptyNote}</p>}
          {shown.length > 0 && (
            <ul className={classes.list} aria-label={label}>
              {shown.map((entry) => (
                <li key={entry.key}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          )}
          {shown.length < entries.length && (
            <button
              type="button"
              className={classes.more}
              aria-label={i18n._({
                id: 'menu.group.moreNamed',
                message: '显示更多：{label}，其余 {count} 个',
                values: { label, count: entries.length - shown.length },
              })}
              onClick={() => setAll(true)}
            >
              <Trans id="menu.group.more" message="显示更多" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
