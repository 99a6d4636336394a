import { memo, useState, useSyncExternalStore } from 'react';
import { iconKind } from '../../core/iconKind.ts';
import { SHELL_ICONS } from '../../core/icons/shellIcons.gen.ts';
import type { IconName } from '../../core/icons/types.ts';
import classes from './Icon.module.css';
import { laterIcons, subscribeLaterIcons } from './laterIcons.ts';

/** Props of `Icon`. */
export type IconProps = {
  /** A built-in icon's name, or what a menu carries: an http(s) image or a `gb-icon-` symbol of the page's sprite. */
  name: IconName | (string & {});
  /** Pixels on a side. @default 16 */
  size?: number;
  /** Read out in place of the icon; without it the icon is decoration. */
  label?: string;
};

/** An icon by name, symbol or address; what cannot be shown becomes a neutral shape of the same size. */
export function Icon({ name, size = 16, label }: IconProps) {
  const kind = iconKind(name);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (kind.kind === 'image' && kind.url !== brokenUrl) {
    return (
      <img
        className={classes.icon}
        src={kind.url}
        alt={label ?? ''}
        width={size}
        height={size}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(kind.url)}
      />
    );
  }
  if (kind.kind === 'sprite') return <SpriteIcon id={kind.id} name={kind.name} size={size} label={label} />;
  return <BuiltInIcon name={kind.kind === 'image' ? '' : kind.name} size={size} label={label} />;
}

/** A symbol of the page's sprite, where there is one. */
function SpriteIcon({ id, ...icon }: { id: string } & BuiltInIconProps) {
  const hasSymbol = useSyncExternalStore(
    subscribeNever,
    () => document.getElementById(id) !== null,
    () => false,
  );
  if (!hasSymbol) return <BuiltInIcon {...icon} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its label
    <svg
      className={classes.icon}
      width={icon.size}
      height={icon.size}
      fill="currentColor"
      {...nameOf(icon.label)}
    >
      <use href={`#${id}`} />
    </svg>
  );
}

type BuiltInIconProps = { name: string; size: number; label: string | undefined };

const BuiltInIcon = memo(function BuiltInIcon({ name, size, label }: BuiltInIconProps) {
  const isShellIcon = Object.hasOwn(SHELL_ICONS, name);
  const later = useSyncExternalStore(
    isShellIcon || !name ? subscribeNever : subscribeLaterIcons,
    laterIcons.get,
    () => undefined,
  );
  const isLoading = !isShellIcon && name !== '' && !later;
  const path = isShellIcon ? SHELL_ICONS[name as keyof typeof SHELL_ICONS] : ownValue(later, name);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its label
    <svg
      className={classes.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 24 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-icon={path ? name : isLoading ? 'loading' : 'neutral'}
      {...nameOf(label)}
    >
      {!isLoading && <path d={path ?? SHELL_ICONS.neutral} />}
    </svg>
  );
});

function nameOf(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}

function ownValue(icons: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return icons && Object.hasOwn(icons, name) ? icons[name] : undefined;
}

function subscribeNever() {
  return () => {};
}
