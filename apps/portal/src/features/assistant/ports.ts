import { choosePorts } from '../../app/ports.ts';

export const assistantPorts = choosePorts(
  'account',
  'anchors',
  'api',
  'client',
  'config',
  'guests',
  'i18n',
  'locales',
  'navigate',
  'queryClient',
  'session',
  'shortcuts',
  'storage',
  'toasts',
  'tokens',
  'windowStorage',
);
export type AssistantPorts = ReturnType<typeof assistantPorts.use>;
