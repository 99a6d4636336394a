import { createStore } from '@portal/machine';
import { forSession } from '../../app/forSession.ts';
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

/** The answer that something leads to, such as a notice; nothing while nobody has asked for one. */
export const wantedAnswer = forSession((_ports: Pick<AssistantPorts, 'tokens' | 'account'>) => ({
  thing: createStore<{ session_id: string; message_id: string } | undefined>(undefined),
  stop: () => undefined,
}));
