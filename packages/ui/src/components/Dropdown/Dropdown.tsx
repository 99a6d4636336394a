import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { Placement } from '../../core/placeFloating.ts';
import classes from './Dropdown.module.css';
import { useFloatingPanel } from './useFloatingPanel.ts';

/** What the trigger's button must carry. */
export type DropdownTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu' | 'listbox';
  'aria-controls': string | undefined;
};

/** Props of `Dropdown`. */
export type DropdownProps = {
  /** The panel's name for screen readers. */
  label: string;
  /** Renders the button that opens the panel; leave it out for a panel opened by `opened` and `at`. */
  trigger?: (props: DropdownTriggerProps) => ReactNode;
  /** The panel's content; `close` gives the focus back to the trigger. */
  children: (dropdown: { close: () => void }) => ReactNode;
  /** @default 'bottom-start' */
  placement?: Placement;
  /** @default 'dialog' */
  role?: 'dialog' | 'menu' | 'listbox';
  /** Whether the panel is open, when the parent decides. */
  opened?: boolean;
  onOpenedChange?: (opened: boolean) => void;
  /** A point of the viewport to open at, for context menus. */
  at?: { x: number; y: number };
};

/** A panel that a button opens: beside it, above everything, closed by Esc, a press elsewhere or leaving by Tab. */
export function Dropdown({
  label,
  trigger,
  children,
  placement = 'bottom-start',
  role = 'dialog',
  opened,
  onOpenedChange,
  at,
}: DropdownProps) {
  const [isOpenHere, setIsOpenHere] = useState(false);
  const isOpen = opened ?? isOpenHere;
  const anchorRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const setIsOpen = (next: boolean) => {
    setIsOpenHere(next);
    onOpenedChange?.(next);
  };
  const close = () => {
    setIsOpen(false);
    anchorRef.current?.focus();
  };
  useFloatingPanel({
    isOpen,
    anchorRef,
    panelRef,
    placement,
    at,
    onClose: (reason) => (reason === 'escape' ? close() : setIsOpen(false)),
  });
  return (
    <>
      {trigger?.({
        ref: anchorRef,
        onClick: () => setIsOpen(!isOpen),
        'aria-expanded': isOpen,
        'aria-haspopup': role,
        'aria-controls': isOpen ? panelId : undefined,
      })}
      {isOpen && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a dialog's, a menu's or a listbox's
        <div
          ref={panelRef}
          id={panelId}
          className={classes.panel}
          popover="manual"
          role={role}
          aria-label={label}
          tabIndex={-1}
        >
          {children({ close })}
        </div>
      )}
    </>
  );
}
