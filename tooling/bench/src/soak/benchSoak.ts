import type { BenchResult } from '../lib/report.ts';
import { type BrowserScale, soakBrowser } from './soakBrowser.ts';
import { type ServerScale, soakServer } from './soakServer.ts';

type Scale = { server: ServerScale; browser: BrowserScale };

/** A thousand hours of one person's work in twenty minutes, and a window that is used for a whole day. */
const FULL: Scale = {
  server: { seconds: 1_200, rounds: 40, hours: 1_000 },
  browser: { panes: 40, switches: 500, cycles: 200, rounds: 5 },
};
/** For trying it, in three minutes: the same rate with the same rests, and a window that is used for a while. */
const SHORT: Scale = {
  server: { seconds: 48, rounds: 4, hours: 40 },
  browser: { panes: 40, switches: 100, cycles: 40, rounds: 5 },
};

/**
 * Works for a long time and sees whether anything grows that should not: memory, sockets, handles and files of the server;
 * memory, elements and listeners of the page. `--short` tries it, `--only=server` or `--only=browser` takes one of both.
 */
export async function benchSoak(args: string[]): Promise<BenchResult> {
  const scale = args.includes('--short') ? SHORT : FULL;
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const parts: BenchResult[] = [];
  if (only !== 'browser') parts.push(await soakServer(scale.server));
  if (only !== 'server') parts.push(await soakBrowser(scale.browser));
  return {
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bars: parts.flatMap(({ bars }) => bars),
  };
}
