import { choosePorts } from '../../app/ports.ts';

export const diagnosticsPorts = choosePorts('guests');
