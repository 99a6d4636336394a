import type { FoundBrowser } from '@portal/tooling-test/browser';
import { launchPlainBrowser } from '../lib/launchPlainBrowser.ts';
import { type Line, openSlowLine } from '../lib/openSlowLine.ts';
import { atMost, type Bar, type BenchResult, median, round } from '../lib/report.ts';
import { openLuigi } from '../press/openLuigi.ts';
import { hasNginx, openNginx } from '../scale/openNginx.ts';
import { measureUsable } from './measureUsable.ts';

const LINES: readonly Line[] = [
  { megabits: 9, roundTripMs: 60 },
  { megabits: 1.6, roundTripMs: 150 },
];
const PROTOCOLS = ['http/1.1', 'h2'] as const;
const ROUNDS = 3;

type Subject = { name: 'portal' | 'luigi'; port: number; path: string; mark: string; stored: Stored };
type Stored = readonly { name: string; value: string }[];

export type MeasureLinesOptions = { url: string; stored: Stored };

/** Starts the portal and Luigi over slow lines, by HTTP/1.1 and by HTTP/2 behind nginx, with an empty cache and a filled one. */
export async function measureLines(
  found: FoundBrowser,
  { url, stored }: MeasureLinesOptions,
): Promise<BenchResult> {
  if (!hasNginx()) return { figures: { lines: 'skipped: no nginx here' }, bars: [] };
  const { port, pathname } = new URL(url);
  const luigi = await openLuigi();
  const subjects: Subject[] = [
    { name: 'portal', port: Number(port), path: pathname, mark: 'portal:usable', stored },
    { name: 'luigi', port: Number(new URL(luigi.url).port), path: '/', mark: 'luigi:usable', stored: [] },
  ];
  // nginx signs with a certificate of its own.
  const args = [...found.args, '--ignore-certificate-errors'];
  const browser = await launchPlainBrowser({ ...found, args });
  const figures: Record<string, unknown> = {};
  const bars: Bar[] = [];
  const measure = async (line: Line, protocol: (typeof PROTOCOLS)[number]) => {
    const times: Record<string, number> = {};
    for (const { name, path, ...subject } of subjects) {
      const nginx = await openNginx([subject.port], { tls: protocol === 'h2' });
      const slow = await openSlowLine(nginx.port, line);
      const address = `${protocol === 'h2' ? 'https' : 'http'}://localhost:${slow.port}${path}`;
      const rounds: { cold: number; warm: number }[] = [];
      for (let count = 0; count < ROUNDS; count += 1)
        rounds.push(await measureUsable(browser, { ...subject, url: address }));
      await slow.stop();
      await nginx.stop();
      for (const cache of ['cold', 'warm'] as const)
        times[`${name} ${cache}`] = round(median(rounds.map((one) => one[cache])));
    }
    return times;
  };
  try {
    for (const line of LINES)
      for (const protocol of PROTOCOLS) {
        const name = `${line.megabits} Mbit/s, ${line.roundTripMs} ms, ${protocol}`;
        const times = await measure(line, protocol);
        figures[name] = times;
        console.log(JSON.stringify({ line: name, ...times }));
        for (const cache of ['cold', 'warm']) {
          const ratio = (times[`portal ${cache}`] ?? Number.NaN) / (times[`luigi ${cache}`] ?? Number.NaN);
          bars.push(atMost(`interactive, ${name}, ${cache} cache, times Luigi`, ratio, 1));
        }
      }
    return { figures: { lines: figures }, bars };
  } finally {
    await browser.close();
    await luigi.stop();
  }
}
