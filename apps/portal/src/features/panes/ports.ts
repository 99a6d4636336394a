import { choosePorts } from '../../app/ports.ts';

export const panesPorts = choosePorts(
  'account',
  'act',
  'api',
  'client',
  'dialogs',
  'guests',
  'i18n',
  'locales',
  'navigate',
  'shortcuts',
  'toasts',
  'tokens',
  'unsaved',
  'windowStorage',
);
export type PanesPorts = ReturnType<typeof panesPorts.use>;
