import type { PrintProbePorts } from '../print/createPrintProbe.ts';

/** Makes what a probe needs of a browser, over plain requests to print services at these hosts. */
export function createPrintPorts(
  hosts: readonly string[],
  more: Partial<PrintProbePorts> = {},
): PrintProbePorts {
  return {
    readText: async (address, signal) => {
      if (address.startsWith('ws')) throw new Error('no socket');
      return (await fetch(address, { signal })).text();
    },
    isDenied: async () => false,
    pluginVersion: () => undefined,
    secure: false,
    hosts,
    ...more,
  };
}
