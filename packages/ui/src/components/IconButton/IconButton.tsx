import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import type { Placement } from '../../core/placeFloating.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './IconButton.module.css';
import { useTooltip } from './useTooltip.ts';

/** Props of `IconButton`. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'title'> & {
  icon: IconName;
  /** The button's name: read out, and shown as its tip. */
  label: string;
  /** Where the tip appears. @default 'bottom' */
  tip?: Placement;
  /** 32, 28 or 24 pixels. @default 'medium' */
  size?: 'large' | 'medium' | 'small';
};

/** A button that is only an icon, with a name for everyone. */
export function IconButton({
  icon,
  label,
  tip = 'bottom',
  size = 'medium',
  ref,
  className,
  ...rest
}: IconButtonProps) {
  const { isShown, anchorRef, tipRef, handlers } = useTooltip(tip);
  // What the button has opened says what it is, and the tip would lie over it.
  const isOpen = rest['aria-expanded'] === true || rest['aria-expanded'] === 'true';
  return (
    <>
      <button
        {...rest}
        {...mergeHandlers(rest, handlers)}
        ref={(element) => {
          anchorRef.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="button"
        aria-label={label}
        className={className ? `${classes.button} ${className}` : classes.button}
        data-size={size}
      >
        <Icon name={icon} size={size === 'small' ? 14 : 18} />
      </button>
      {isShown && !isOpen && (
        <span ref={tipRef} className={classes.tip} popover="manual" role="tooltip" aria-hidden>
          {label}
        </span>
      )}
    </>
  );
}

type Handler = (event: never) => void;

function mergeHandlers<T extends Record<string, () => void>>(rest: object, handlers: T): T {
  const own = rest as Record<string, Handler | undefined>;
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (event: never) => {
        own[name]?.(event);
        handler();
      },
    ]),
  ) as T;
}
