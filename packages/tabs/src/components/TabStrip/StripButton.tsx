import type { MouseEvent, ReactNode } from 'react';
import classes from './TabStrip.module.css';

type StripButtonProps = {
  label: string;
  children: ReactNode;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The Tab key passes it by: the keyboard has a better way. */
  pointerOnly?: boolean;
  menu?: { expanded: boolean };
};

/** A square icon button of the strip. */
export function StripButton({ label, children, onClick, pointerOnly, menu }: StripButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      tabIndex={pointerOnly ? -1 : undefined}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-expanded={menu?.expanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
