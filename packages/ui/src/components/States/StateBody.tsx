import type { ReactNode } from 'react';
import type { IconName } from '../../core/icons/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './StateBody.module.css';

/** Props of `StateBody`. */
export type StateBodyProps = {
  icon: IconName;
  tone: 'neutral' | 'warning' | 'danger';
  role?: 'alert';
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  note?: ReactNode;
};

export function StateBody({ icon, tone, role, title, text, action, note }: StateBodyProps) {
  return (
    <div className={classes.state} role={role}>
      <span className={classes.mark} data-tone={tone}>
        <Icon name={icon} size={20} />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
