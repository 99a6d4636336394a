import { type BrowserMinimums, printChannel } from './printChannel.ts';
import { isAtLeast } from './versions.ts';

/** Versions as the print service or the plugin tells them. */
export type PrintVersions = { plugin?: string; cloud?: string };

/** What a look at the print service or the plugin found. */
export type PrintProbeResult =
  | { found: 'answer'; versions: PrintVersions }
  /** Something is there that does not say its version yet. */
  | { found: 'silence' }
  | { found: 'nothing' }
  /** The browser does not let pages ask. */
  | { found: 'denied' };

/** Looks at the print service of this computer, or at the browser's plugin. It reads; it never runs what it reads. */
export type PrintProbe = (channel: 'cloud' | 'plugin') => Promise<PrintProbeResult>;

/** Where this browser prints, whether it can, and the versions that were read. */
export type PrintCheck = {
  channel: 'cloud' | 'plugin';
  state: 'ready' | 'not-ready' | 'install' | 'upgrade' | 'denied';
  versions: PrintVersions;
};

/** From which versions on printing works. */
export type PrintMinimums = Partial<BrowserMinimums> & { plugin?: string; cloud?: string };

/** The minimums that hold where the operator set none. */
export const PRINT_MINIMUMS = { plugin: '6.0', cloud: '4.0.0.0' } as const;

/**
 * Returns whether this browser can print labels and sheets, and what is missing. Ask only after a click: browsers ask the person
 * before a page may speak to their computer.
 */
export async function checkPrint({
  userAgent,
  probe,
  minimums = {},
}: {
  userAgent: string;
  probe: PrintProbe;
  minimums?: PrintMinimums;
}): Promise<PrintCheck> {
  const channel = printChannel(userAgent, minimums);
  return judgePrint(channel, await probe(channel), minimums);
}

/** Returns what follows from what was found, by the channel's own minimum. */
export function judgePrint(
  channel: 'cloud' | 'plugin',
  result: PrintProbeResult,
  minimums: PrintMinimums = {},
): PrintCheck {
  switch (result.found) {
    case 'denied':
      return { channel, state: 'denied', versions: {} };
    case 'nothing':
      return { channel, state: 'install', versions: {} };
    case 'silence':
      return { channel, state: 'not-ready', versions: {} };
    case 'answer': {
      const { versions } = result;
      const minimum = minimums[channel] ?? PRINT_MINIMUMS[channel];
      const enough = isAtLeast(versions[channel] ?? '', minimum);
      if (enough === undefined) return { channel, state: 'not-ready', versions: {} };
      return { channel, state: enough ? 'ready' : 'upgrade', versions };
    }
  }
}
