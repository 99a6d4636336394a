import { Dropdown, Icon } from '@portal/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { MenuLink } from '../../../components/shared/MenuLink.tsx';
import { MenuListProvider, useMenuList } from '../../../components/shared/MenuListContext.tsx';
import { moveFocus } from '../../../components/shared/moveFocus.ts';
import type { MenuEntry } from '../../../core/types.ts';
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

const STEPS = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;

/** A button beside which pages fly out, such as the common menus at the sider's foot. Stands inside a menu list. */
export function MenuFlyout({ label, icon, entries, emptyNote, iconOnly = false }: MenuFlyoutProps) {
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
        <div className={classes.panel} onKeyDown={walk}>
          <p className={classes.heading}>{label}</p>
          {entries.length === 0 && <p className={classes.note}>{emptyNote}</p>}
          <Rows entries={entries} onLeave={close} />
        </div>
      )}
    </Dropdown>
  );
}

function Rows({ entries, onLeave }: { entries: readonly MenuEntry[]; onLeave: () => void }) {
  const outer = useMenuList();
  const list = useMemo(() => {
    const onOpen: typeof outer.actions.onOpen = (entry) => {
      onLeave();
      outer.actions.onOpen(entry);
    };
    return { ...outer, actions: { ...outer.actions, onOpen } };
  }, [outer, onLeave]);
  if (entries.length === 0) return null;
  return (
    <MenuListProvider value={list}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </MenuListProvider>
  );
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key as keyof typeof STEPS];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  moveFocus(event.currentTarget, step);
}
