import { choosePorts } from '../../app/ports.ts';

export const shortcutsPorts = choosePorts(
  'dialogs',
  'features',
  'guests',
  'i18n',
  'locales',
  'shortcuts',
  'shortcutLabels',
  'storage',
);
export type ShortcutsPorts = ReturnType<typeof shortcutsPorts.use>;
