// Everything that must hold, stage by stage, with the time each took. `node scripts/test.mjs e2e` runs one stage.
import { readdirSync } from 'node:fs';
import { ensureBrowser, ensureEngine } from './lib/ensureBrowser.mjs';
import { bin, must } from './lib/shell.mjs';

const turbo = (...args) =>
  must(bin('turbo'), ['run', ...args, '--output-logs=new-only', '--log-order=grouped']);

/** Every package states its rules, and so do the shell, the server, the demo and the journeys through all of them. */
const foldersWithRules = () => [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'apps/portal',
  'apps/server',
  'apps/demo',
  'tooling/e2e',
];

const STAGES = {
  browser: () => ensureBrowser(),
  lint: () => {
    must(bin('biome'), ['check', '.']);
    must(process.execPath, ['tooling/test/src/checkSpec.ts', ...foldersWithRules()]);
    // Every attack of docs/attacks.md has tests; `npm run test:attacks` runs them and says a line for each.
    must(process.execPath, ['tooling/test/src/attacks/main.ts', '--check']);
    // Files, anchors, commands and exports that a document names are there.
    must(process.execPath, ['tooling/build/src/docs/checkDocuments.ts']);
    must(bin('turbo'), ['boundaries']);
    must(bin('knip'), []);
    // No circle of imports, one runner, no bag of everything, flows as docs/architecture.md names them.
    must(process.execPath, ['--conditions=source', 'tooling/bench/src/main.ts', 'house', '--structure']);
    must(process.execPath, ['tooling/i18n/src/check.ts']);
  },
  types: () => turbo('typecheck'),
  build: () => turbo('build'),
  publish: () => must(process.execPath, ['tooling/build/src/checkPackages.ts']),
  // What each package exports is recorded in api-surface/: a change of it is seen in review.
  surface: () => must(process.execPath, ['tooling/build/src/apiSurface.ts']),
  // What each entry may weigh stands in docs/sizes.md.
  sizes: () => must(process.execPath, ['--conditions=source', 'tooling/bench/src/main.ts', 'size']),
  // The packages as they are packed, in a fresh application; `pnpm release:check` adds a server-rendered one.
  consumers: () => must(process.execPath, ['tooling/consumers/src/checkConsumers.ts']),
  // Packages without the sources of the others, two in each run; `pnpm release:check` does all.
  alone: () => must(process.execPath, ['tooling/consumers/src/checkAlone.ts', '--share=2']),
  // What the documentation says how to do, done as it says, two pages in each run.
  recipes: () => must(process.execPath, ['tooling/consumers/src/followRecipes.ts', '--share=2']),
  // One package at a time: each may start a browser or a database, and CI has two cores.
  tests: () => turbo('test', '--concurrency=1'),
  // Connections and a server process are killed under load; `npm run test:faults` does it a thousand times.
  faults: () =>
    must(process.execPath, ['--conditions=source', 'tooling/bench/src/main.ts', 'faults', '--scaled']),
  // Every story and documentation page opens alone; a package's tests replay what people do in them.
  storybook: () => turbo('stories'),
  // Stories and documentation pages of the built Storybook, opened alone: an eighth in each run; `pnpm release:check` does all.
  crawl: () => must(process.execPath, ['tooling/test/src/stories/main.ts', '--share=115']),
  // axe over every kind of page, three languages, two themes.
  pages: () => {
    process.env.PORTAL_E2E_SWEEP = '1';
    must('pnpm', ['--filter', '@portal/tooling-e2e', 'e2e', 'everyPage.spec.ts', '--project=chromium']);
  },
  e2e: () => {
    for (const name of ['firefox', 'webkit']) if (!browser || browser === name) ensureEngine(name);
    must('pnpm', ['--filter', '@portal/tooling-e2e', 'e2e', ...journeys]);
  },
  bytes: () =>
    must(process.execPath, ['--conditions=source', 'tooling/bench/src/main.ts', 'shell', '--bytes-only']),
};
/** Takes too long for each run; a release takes it. */
const BY_NAME_ALONE = ['pages'];
const NEEDS = {
  // knip reads the journeys' configuration, which looks for a browser.
  lint: ['browser'],
  pages: ['browser', 'build'],
  e2e: ['browser', 'build'],
  tests: ['browser'],
  storybook: ['browser'],
  crawl: ['browser', 'storybook'],
  bytes: ['browser', 'build'],
  publish: ['build'],
  surface: ['build'],
  sizes: ['build'],
  consumers: ['browser', 'build'],
  alone: ['build'],
  recipes: ['build'],
};

const asked = process.argv.slice(2);
// `--backend=document`: the journeys over a backend that answers only what the product's documents name.
const backend = asked.find((name) => name.startsWith('--backend='))?.slice('--backend='.length);
if (backend) process.env.PORTAL_E2E_BACKEND = backend;
// `--browser=firefox`, `--browser=webkit`: the journeys in that engine alone.
const browser = asked.find((name) => name.startsWith('--browser='))?.slice('--browser='.length);
if (browser) process.env.PORTAL_E2E_BROWSER = browser;
// `account.spec.ts`: of the journeys those of that file alone.
const journeys = asked.filter((name) => name.endsWith('.spec.ts'));
const wanted = asked.filter((name) => !name.startsWith('--') && !journeys.includes(name));
const stages =
  wanted.length > 0
    ? [...new Set(wanted.flatMap((name) => [...(NEEDS[name] ?? []), name]))]
    : Object.keys(STAGES).filter((name) => !BY_NAME_ALONE.includes(name));
const times = [];
for (const name of stages) {
  if (!STAGES[name]) {
    console.error(`Unknown stage "${name}". There are: ${Object.keys(STAGES).join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n— ${name}`);
  const began = performance.now();
  STAGES[name]();
  times.push([name, (performance.now() - began) / 1000]);
}
console.log('\nStage times');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
console.log(`  ${'all'.padEnd(10)} ${total.toFixed(1).padStart(7)} s`);
