import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';
import { bundleEntry, type EntryBytes } from './bundleEntry.ts';
import { judgeBudgets } from './judgeBudgets.ts';
import { measureSingleNames } from './measureSingleNames.ts';
import { readBudgets } from './readBudgets.ts';

const KB = 1000;
/** One copy serves all packages of a page: its provider is shared, so they declare it as a peer. */
const UI = '@portal/ui';
/** Measured from the packages as they are published: build them first. */
const LIMITS: { entry: string; part: keyof EntryBytes; kB: number }[] = [
  { entry: '@portal/api-client', part: 'initial', kB: 12 },
  { entry: '@portal/tabs/core', part: 'initial', kB: 4 },
  { entry: '@portal/tabs', part: 'whole', kB: 30 },
  { entry: '@portal/menu-engine/core', part: 'initial', kB: 8 },
  { entry: '@portal/notify/core', part: 'initial', kB: 8 },
  { entry: '@portal/ai-assistant/core', part: 'initial', kB: 10 },
  { entry: '@portal/ai-assistant/drawer', part: 'initial', kB: 60 },
  { entry: '@portal/embed/guest', part: 'initial', kB: 5 },
];

/** Sizes of every entry against its budget, and that one name of the component kit brings nothing of the others. */
export async function benchSize(): Promise<BenchResult> {
  const sizes: Record<string, { initialKB: number; wholeKB: number; withUiKB?: number }> = {};
  const bytes = new Map<string, EntryBytes>();
  for (const { specifier, folder, hasUi } of entries()) {
    const code = `export * from '${specifier}'`;
    const size = await bundleEntry(code, folder, { peers: hasUi ? [UI] : [] });
    bytes.set(specifier, size);
    sizes[specifier] = {
      initialKB: round(size.initial / KB),
      wholeKB: round(size.whole / KB),
      ...(hasUi && { withUiKB: round((await bundleEntry(code, folder)).whole / KB) }),
    };
  }
  const limits = LIMITS.map(({ entry, part, kB }) =>
    atMost(`${entry}, ${part}, kB gzip`, (bytes.get(entry)?.[part] ?? Number.NaN) / KB, kB),
  );
  const single = await measureSingleNames();
  const problems = judgeBudgets(bytes, readBudgets());
  for (const problem of problems) console.error(problem);
  for (const name of single.offenders) console.error(`@portal/ui: ${name} brings another component`);
  return {
    figures: { sizes, single },
    bars: [
      ...limits,
      atMost('entries that do not keep their budget', problems.length, 0),
      atMost('names of @portal/ui that bring another component', single.offenders.length, 0),
    ],
  };
}

/** The JavaScript entries of all packages; a package resolves its own name. */
function entries(): { specifier: string; folder: string; hasUi: boolean }[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.keys(manifest.exports)
      .filter((subpath) => !subpath.endsWith('.css') && !subpath.endsWith('.json'))
      .map((subpath) => ({
        specifier: manifest.name + subpath.slice(1),
        folder,
        hasUi: UI in (manifest.peerDependencies ?? {}),
      }));
  });
}
