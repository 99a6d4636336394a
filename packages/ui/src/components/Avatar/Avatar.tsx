import { useState } from 'react';
import { avatarColor } from '../../core/avatarColor.ts';
import classes from './Avatar.module.css';

/** Props of `Avatar`. */
export type AvatarProps = {
  /** Chooses the colour; the same person has the same one everywhere. */
  userId: string | number;
  name: string;
  /** Address of the person's picture; the initial stands in while it is missing or broken. */
  src?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Beside a visible name: hidden from screen readers. @default false */
  decorative?: boolean;
};

/** A person's picture, or their initial on their own colour. */
export function Avatar({ userId, name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
  return (
    <span
      className={classes.avatar}
      data-size={size}
      style={{ backgroundColor: avatarColor(userId) }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && src !== brokenSrc ? (
        <img className={classes.picture} src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : (
        initial
      )}
    </span>
  );
}
