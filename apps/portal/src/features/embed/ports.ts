import { choosePorts } from '../../app/ports.ts';

export const embedPorts = choosePorts(
  'api',
  'client',
  'config',
  'dialogs',
  'guests',
  'i18n',
  'locales',
  'session',
);
export type EmbedPorts = ReturnType<typeof embedPorts.use>;
