import { choosePorts } from '../../app/ports.ts';

export const guidePorts = choosePorts(
  'account',
  'act',
  'anchors',
  'api',
  'client',
  'config',
  'dialogs',
  'entered',
  'guests',
  'i18n',
  'locales',
  'navigate',
  'notices',
  'onboarding',
  'queryClient',
  'session',
  'storage',
  'toasts',
  'tokens',
);
export type GuidePorts = ReturnType<typeof guidePorts.use>;
