import type { LATER_ICONS } from './laterIcons.gen.ts';
import type { SHELL_ICONS } from './shellIcons.gen.ts';

/** An icon that is there from the first screen on. */
export type ShellIconName = keyof typeof SHELL_ICONS;

/** Every built-in icon; those beyond the first screen's load when first shown. */
export type IconName = ShellIconName | keyof typeof LATER_ICONS;
