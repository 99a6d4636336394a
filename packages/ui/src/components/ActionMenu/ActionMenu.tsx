import { type ReactNode, useEffect, useRef } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import { findByLetter, moveFocus } from '../../core/moveFocus.ts';
import { Dropdown, type DropdownProps } from '../Dropdown/Dropdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import classes from './ActionMenu.module.css';

/** One line of the menu, or a line between groups. */
export type ActionMenuItem =
  | 'separator'
  | {
      id: string;
      label: string;
      icon?: IconName;
      /** Beside the label, such as a shortcut. */
      hint?: ReactNode;
      /** Given for one of several choices: whether it is the chosen one. */
      checked?: boolean;
      /** @default 'normal' */
      tone?: 'normal' | 'danger';
      disabled?: boolean;
      onSelect: () => void;
    };

/** Props of `ActionMenu`. */
export type ActionMenuProps = Pick<
  DropdownProps,
  'label' | 'trigger' | 'placement' | 'opened' | 'onOpenedChange' | 'at'
> & {
  items: readonly ActionMenuItem[];
  /** Above the items, such as whose menu this is. */
  header?: ReactNode;
};

/** A menu of actions: arrows, Home, End and letters move, Enter chooses, Esc and Tab leave. */
export function ActionMenu({ items, header, ...dropdown }: ActionMenuProps) {
  return (
    <Dropdown {...dropdown} role="menu">
      {({ close }) => <Items items={items} header={header} close={close} />}
    </Dropdown>
  );
}

function Items({ items, header, close }: Pick<ActionMenuProps, 'items' | 'header'> & { close: () => void }) {
  const listRef = useRef<HTMLDivElement>(null);
  const buttons = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    const found = [...(listRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (found.find((button) => button.ariaChecked === 'true') ?? found[0])?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu around the items
    <div
      ref={listRef}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Tab') return close();
        const all = buttons();
        const index = all.indexOf(event.target as HTMLElement);
        const texts = all.map((button) => button.textContent ?? '');
        const next = moveFocus(event.key, index, all.length) ?? findByLetter(event.key, index, texts);
        if (next === undefined) return;
        event.preventDefault();
        all[next]?.focus();
      }}
    >
      {header && (
        <div className={classes.header} role="presentation">
          {header}
        </div>
      )}
      <div className={classes.list} role="presentation">
        {items.map((item, index) =>
          item === 'separator' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity but its place
            <hr key={index} className={classes.separator} />
          ) : (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              className={classes.item}
              data-tone={item.tone}
              aria-disabled={item.disabled}
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.checked })}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={classes.label}>{item.label}</span>
              {item.hint && <span className={classes.hint}>{item.hint}</span>}
              {item.checked && <Icon name="check" />}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
