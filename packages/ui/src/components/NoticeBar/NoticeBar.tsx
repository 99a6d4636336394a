import type { ReactNode } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './NoticeBar.module.css';

/** Props of `NoticeBar`. */
export type NoticeBarProps = {
  /** @default 'info' */
  tone?: 'info' | 'warning';
  icon?: IconName;
  /** What it is about, before the text. */
  title?: ReactNode;
  /** What is said. */
  children: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** A line about everything around it that covers nothing; put it into a status or a named region to have it read out. */
export function NoticeBar({ tone = 'info', icon, title, children, actions }: NoticeBarProps) {
  return (
    <div className={classes.bar} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {title && <div className={classes.title}>{title}</div>}
      <div className={classes.text}>{children}</div>
      {actions}
    </div>
  );
}
