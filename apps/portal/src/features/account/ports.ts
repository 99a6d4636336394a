import { choosePorts } from '../../app/ports.ts';

export const accountPorts = choosePorts(
  'account',
  'act',
  'anchors',
  'api',
  'avatarFacts',
  'client',
  'config',
  'dialogs',
  'features',
  'guests',
  'i18n',
  'ledOut',
  'locales',
  'navigate',
  'notices',
  'queryClient',
  'session',
  'storage',
  'toasts',
  'tokens',
  'takeToken',
  'chooseCompany',
  'unsaved',
  'windowStorage',
);
export type AccountPorts = ReturnType<typeof accountPorts.use>;
