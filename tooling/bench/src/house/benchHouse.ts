import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type BenchResult } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';
import { createResolver } from './createResolver.ts';
import { countChosen, findTakers } from './findBag.ts';
import { findCircles, type Graph } from './findCircles.ts';
import { findListenerSets, findRunners } from './findStateByHand.ts';
import { importsOf, parseModule } from './parseModule.ts';
import { readFlows } from './readFlows.ts';
import { countLines, isDemo, isSource, readSources, type Sources } from './readSources.ts';
import { readWorkspaces } from './readWorkspaces.ts';
import { weighEntry } from './weighEntry.ts';

/** How many files a flow may pass. A flow is found by the words its title has. */
const FLOWS = [
  { name: 'menu → pane', title: /menu/i, limit: 16 },
  { name: 'purchase → lock lifted', title: /purchase/i, limit: 14 },
  { name: 'question → stored', title: /question/i, limit: 18 },
  { name: 'sign-in → workspace', title: /sign.?in/i, limit: 12 },
  { name: 'push → badge', title: /push/i, limit: 12 },
];
const SHELL = 'apps/portal/src/';
const SERVER = 'apps/server/src/';
/** The start makes what all share. That its files see all of it is no miss, but it is told. */
const START = `${SHELL}app/`;

/**
 * Counts how the house is built, from the sources alone: TypeScript of packages, apps and tooling, without tests, their
 * drivers and configuration, stories and styles. Prints where each miss is. With `--structure` the number of lines is told
 * and not judged: every other bar holds on each commit.
 */
export async function benchHouse(args: readonly string[] = []): Promise<BenchResult> {
  const all = readSources(root);
  const workspaces = readWorkspaces(root);
  const resolve = createResolver(all, workspaces);
  const imports = new Map([...all].map(([file, text]) => [file, importsOf(parseModule(file, text))]));
  const graph: Graph = new Map(
    [...imports].map(([file, found]) => [
      file,
      found.flatMap(({ specifier }) => resolve(file, specifier) ?? []),
    ]),
  );

  const lines = countLines(all, (file) => isSource(file) && !isDemo(file));
  const shell = countLines(all, (file) => file.startsWith(SHELL) && isSource(file));
  const shipped: Sources = new Map(
    [...all].filter(([file]) => isSource(file) && !file.startsWith('tooling/')),
  );
  const runners = findRunners(shipped);
  const listenerSets = findListenerSets(
    new Map([...shipped].filter(([file]) => !file.startsWith('packages/machine/'))),
  );
  const circles = findCircles(graph);
  const ofShell = (file: string) => file.startsWith(SHELL) && isSource(file);
  const takersAll = findTakers(new Map([...imports].filter(([file]) => ofShell(file))));
  const takers = takersAll.filter((file) => !file.startsWith(START));
  const bag = {
    takersInStart: takersAll.filter((file) => file.startsWith(START)),
    chosen: countChosen(new Map([...all].filter(([file]) => ofShell(file)))),
  };
  const ofDemo = [...graph].flatMap(([file, found]) =>
    file.startsWith(SERVER) && !isDemo(file) && found.some(isDemo) ? [file] : [],
  );
  const entries = workspaces.flatMap(({ name, folder }) => {
    const entry = folder.startsWith('packages/') ? resolve(folder, name) : undefined;
    return entry ? [{ name, ...weighEntry(all, graph, entry, folder) }] : [];
  });
  const flows = readFlows(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  const gone = flows.flatMap(({ title, files }) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${title}: ${file}`),
  );

  tell('runs effects', runners.length > 1 ? runners : []);
  tell('keeps a set of listeners', listenerSets);
  tell(
    'circle of imports',
    circles.map((files) => `${files.length} files\n    ${files.join('\n    ')}`),
  );
  tell('imports all services', takers);
  tell('imports demo data', ofDemo);
  tell('named in a flow, but not there', gone);
  return {
    figures: { lines, shell, flows, entries, bag, circles: circles.map(({ length }) => length) },
    bars: [
      ...(args.includes('--structure') ? [] : [atMost('source lines without the demo', lines.lines, 90_000)]),
      atMost('files of the shell', shell.files, 120),
      atMost('places that run effects', runners.length, 1),
      atMost('sets of listeners made by hand', listenerSets.length, 0),
      atMost('circles of imports, types counted', circles.length, 0),
      atMost('files that import all services, the start left out', takers.length, 0),
      ...FLOWS.map(({ name, title, limit }) => {
        const flow = flows.find((one) => title.test(one.title));
        if (!flow) tell('flow not written', [name]);
        return atMost(`files of the flow ${name}`, flow?.files.length ?? Number.NaN, limit);
      }),
      atMost('files named in a flow that are not there', gone.length, 0),
      ...entries.map(({ name, linesPerValue }) =>
        atMost(`${name}, lines per exported value`, linesPerValue, 300),
      ),
      atMost('files of the server that import demo data', ofDemo.length, 0),
    ],
  };
}

function tell(what: string, places: readonly string[]): void {
  for (const place of places) console.error(`${what}: ${place}`);
}
