import type { ReactNode } from 'react';
import classes from './StateBody.module.css';
import { StateMark, type StateMarkProps } from './StateMark.tsx';

/** Props of `StateBody`. */
export type StateBodyProps = Pick<StateMarkProps, 'icon' | 'tone'> & {
  role?: 'alert';
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  note?: ReactNode;
};

export function StateBody({ icon, tone, role, title, text, action, note }: StateBodyProps) {
  return (
    <div className={classes.state} role={role}>
      <StateMark icon={icon} tone={tone} />
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
