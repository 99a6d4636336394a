import { lateFlow } from '../../app/lateFlow.tsx';
import type { AccountPorts } from './ports.ts';

/** The second step of a sign-in, with its texts: loaded when a first one needs it. */
export function lateSecondStep(ports: Pick<AccountPorts, 'locales'>) {
  return lateFlow(ports, async () => {
    const { SecondStep, catalogs } = await import('./lateSecurity.tsx');
    return { page: SecondStep, catalogs };
  });
}
