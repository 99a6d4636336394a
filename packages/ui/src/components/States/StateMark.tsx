import type { IconName } from '../../core/icons/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './StateMark.module.css';

export type StateMarkProps = {
  icon: IconName;
  tone: 'neutral' | 'warning' | 'danger';
  /** @default 'medium' */
  size?: 'medium' | 'large';
};

/** The icon over a state's words, framed in the colour of how serious it is. */
export function StateMark({ icon, tone, size = 'medium' }: StateMarkProps) {
  return (
    <span className={classes.mark} data-tone={tone} data-size={size}>
      <Icon name={icon} size={size === 'large' ? 24 : 20} />
    </span>
  );
}
