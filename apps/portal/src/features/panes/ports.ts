import { choosePorts } from '../../app/ports.ts';

export const panesPorts = choosePorts('dialogs', 'guests', 'i18n', 'shortcuts', 'toasts', 'unsaved');
export type PanesPorts = ReturnType<typeof panesPorts.use>;
