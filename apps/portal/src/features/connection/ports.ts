import { choosePorts } from '../../app/ports.ts';

export const connectionPorts = choosePorts('anchors', 'pushStatus', 'toasts');
