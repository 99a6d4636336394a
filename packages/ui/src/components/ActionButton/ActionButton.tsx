import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './ActionButton.module.css';

type Look = {
  icon?: IconName;
  /** Filled, for the one thing that a page is for. @default false */
  isPrimary?: boolean;
};

/** Props of `ActionButton`. */
export type ActionButtonProps = Look &
  (
    | (Omit<ComponentPropsWithRef<'a'>, 'href' | 'className'> & { href: string })
    | (Omit<ComponentPropsWithRef<'button'>, 'className'> & { href?: undefined })
  );

/** What can be done here: a button, or a link that looks like one; plain, so that it is there before any library. */
export function ActionButton({ icon, isPrimary = false, children, ...rest }: ActionButtonProps) {
  const look = { className: classes.button, 'data-primary': isPrimary || undefined };
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  );
}
