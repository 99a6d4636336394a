import { choosePorts } from '../../app/ports.ts';

export const menusPorts = choosePorts(
  'api',
  'client',
  'dialogs',
  'navigate',
  'shortcuts',
  'storage',
  'toasts',
);
