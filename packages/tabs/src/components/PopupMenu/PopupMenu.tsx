import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import classes from './PopupMenu.module.css';

/** One line of a popup menu. */
export type PopupMenuItem = { id: string; label: string; disabled?: boolean; onChoose: () => void };

/** Props of PopupMenu. */
export type PopupMenuProps = {
  label: string;
  /** Groups of lines, parted by a hairline. */
  groups: readonly (readonly PopupMenuItem[])[];
  /** Viewport point of the menu's top corner. */
  at: { x: number; y: number };
  onClose: () => void;
};

/** A menu in the top layer: focus starts on its first line and goes back where it came from. */
export function PopupMenu({ label, groups, at, onClose }: PopupMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    const opener = document.activeElement;
    menu?.showPopover();
    menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    return () => {
      const isFocusLost = menu?.contains(document.activeElement) || document.activeElement === document.body;
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const choose = (item: PopupMenuItem) => {
    if (item.disabled) return;
    onClose();
    item.onChoose();
  };

  return (
    <div
      ref={ref}
      role="menu"
      aria-label={label}
      popover="auto"
      tabIndex={-1}
      className={classes.menu}
      style={{ '--menu-x': `${at.x}px`, '--menu-y': `${at.y}px` } as CSSProperties}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={(event) => moveFocus(event, onClose)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {groups.map((items) => (
        <div key={items[0]?.id} role="none" className={classes.group}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled || undefined}
              className={classes.item}
              onClick={() => choose(item)}
            >
              {item.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.findIndex((item) => item.matches(':focus'));
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index <= 0 ? -1 : index - 1),
    Home: items[0],
    End: items.at(-1),
  };
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
