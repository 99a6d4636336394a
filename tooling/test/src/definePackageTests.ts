import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfigExport } from 'vitest/config';
import { findTestChromium } from './findBrowser.ts';
import { withoutGuard } from './withoutGuard.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** The first page waits for what is bundled, on a cold and busy machine for longer than the minute that is usual. */
const FIRST_PAGE_MS = 180_000;

const BROWSER_TESTS = 'src/**/*.browser.test.ts';

/** How long a state may take that a test waits for: a busy machine is late, and who waits for a state loses nothing. */
const PATIENCE_MS = 10_000;

/** What a package may say about its tests; most say nothing. */
export type PackageTestsOptions = {
  /** Milliseconds one test may take. @default 10000 */
  testTimeoutMs?: number;
  /** Files that run once before the unit tests, and once after. @default none */
  globalSetup?: string[];
  /** The same for the tests that drive a browser. @default none */
  browserSetup?: string[];
  /** What runs in Node without a bundler takes of its dependencies what Node takes. @default false */
  asInNode?: boolean;
  /**
   * The test files of a worker share the modules that they import, which are then read once: for packages whose modules
   * keep no state. @default false
   */
  sharesModules?: boolean;
};

/**
 * The Vitest projects of one package: `unit` (`*.test.ts` in Node), `browser` (`*.browser.test.ts` in Node, which drive a
 * browser) and `stories` (every story of the package as a test in a real browser, with its accessibility check). All run
 * on sources: nothing has to be built.
 */
export function definePackageTests(
  root: string,
  {
    testTimeoutMs = 10_000,
    globalSetup = [],
    browserSetup = [],
    asInNode = false,
    sharesModules = false,
  }: PackageTestsOptions = {},
): ViteUserConfigExport {
  const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' });
  const has = (ending: string) => files.some((file) => file.endsWith(ending));
  const conditions = [
    'source',
    ...defaultServerConditions.filter((condition) => !(asInNode && condition === 'module')),
  ];
  const inNode = (name: string, include: string, more: { exclude?: string[]; globalSetup: string[] }) => ({
    plugins: [...withoutGuard(), lingui({ configPath: resolve(repository, 'lingui.config.ts') })],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      include: [include],
      environment: 'node',
      isolate: !sharesModules,
      testTimeout: testTimeoutMs,
      hookTimeout: 60_000,
      expect: { poll: { timeout: PATIENCE_MS } },
      // Where our packages are installed rather than linked, Node itself would look for the sources of what they use.
      server: { deps: { inline: [/\/@portal\//] } },
      ...more,
    },
  });
  return defineConfig({
    root,
    test: {
      passWithNoTests: false,
      // By default one core is left to the runner, which is half of the machine that CI has.
      maxWorkers: availableParallelism(),
      projects: [
        inNode('unit', 'src/**/*.test.ts', { exclude: [BROWSER_TESTS], globalSetup }),
        ...(has('.browser.test.ts') && isWanted('browser')
          ? [inNode('browser', BROWSER_TESTS, { globalSetup: [...globalSetup, ...browserSetup] })]
          : []),
        ...(has('.stories.tsx') && isWanted('stories') ? [storiesProject(root)] : []),
      ],
    },
  });
}

/** Unit tests alone (`--project unit`, or `PORTAL_TEST_PROJECT=unit`) need neither browser nor Storybook. */
function isWanted(project: string): boolean {
  const named = process.argv.flatMap((arg, at) =>
    arg === '--project' ? [process.argv[at + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  );
  const wanted = [...named, process.env.PORTAL_TEST_PROJECT].filter(Boolean);
  return wanted.length === 0 || wanted.includes(project);
}

function storiesProject(root: string) {
  process.env.PORTAL_STORIES_ROOT = root;
  const browser = findTestChromium();
  if (!browser) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path, or install one.');
  return {
    plugins: [
      ...withoutGuard(),
      storybookTest({ configDir: resolve(repository, 'apps/storybook/.storybook') }),
    ],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    // Vite keeps what it bundled until a lockfile changes. A dependency that sources import since would be found in the
    // middle of the run, and reload the page under its tests.
    optimizeDeps: { force: true },
    test: {
      name: 'stories',
      testTimeout: 30_000,
      env: { VITEST_BROWSER_IFRAME_TIMEOUT: String(FIRST_PAGE_MS) },
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: FIRST_PAGE_MS,
        // What fades in is not visible before its first frame, which is late on a busy machine. Motion has stories of its own.
        provider: playwright({
          launchOptions: { executablePath: browser.path, args: browser.args },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      },
      setupFiles: existsSync(resolve(repository, 'apps/storybook/.storybook/vitest.setup.ts'))
        ? [resolve(repository, 'apps/storybook/.storybook/vitest.setup.ts')]
        : [],
    },
  };
}
