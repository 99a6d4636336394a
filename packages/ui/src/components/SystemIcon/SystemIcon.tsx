import { systemHue } from '../../core/systemHue.ts';
import { Icon } from '../Icon/Icon.tsx';
import classes from './SystemIcon.module.css';

/** Props of `SystemIcon`. */
export type SystemIconProps = {
  /** The system's code, such as `ERP`. */
  code: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
};

const GLYPH = { small: 14, medium: 18, large: 22 } as const;

/** A system's icon in its own hue, on a tile of the same hue; decoration beside the system's name. */
export function SystemIcon({ code, size = 'medium' }: SystemIconProps) {
  const { icon, color } = systemHue(code);
  return (
    <span className={classes.tile} data-size={size} style={{ color }}>
      <Icon name={icon} size={GLYPH[size]} />
    </span>
  );
}
