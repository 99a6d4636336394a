import { choosePorts } from '../../app/ports.ts';

export const notifyPorts = choosePorts(
  'account',
  'act',
  'api',
  'client',
  'config',
  'entered',
  'guests',
  'host',
  'i18n',
  'navigate',
  'notices',
  'pushStatus',
  'queryClient',
  'session',
  'shortcuts',
  'storage',
  'toasts',
  'tokens',
  'anchors',
);
export type NotifyPorts = ReturnType<typeof notifyPorts.use>;
