import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';

/** A browser that tests can launch, with the arguments that this machine needs. */
export type FoundBrowser = {
  path: string;
  args: string[];
  /** As a system ships it: Firefox speaks WebDriver BiDi, WebKitGTK WebDriver, and neither Playwright's own protocol. */
  isStock: boolean;
};

/** Pages of the browser's own window, behind its address bar: each window that a test opens would load them first. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off. Of two lists the browser takes the last, which is ours: so it names these again. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const CHROMIUM_ARGS = [
  `--disable-features=${[...OWN_PAGES, ...AS_PLAYWRIGHT].join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const CANDIDATES = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  headless: ['chromium-headless-shell'],
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
};

const TYPES = { chromium, firefox, webkit };

/**
 * Chromium for tests of what a page does: its build without windows (`chromium-headless-shell`) where there is one, which
 * starts a page in half the time, else as `findBrowser`. Who measures takes the browser that people have.
 */
export function findTestChromium(): FoundBrowser | undefined {
  const chosen = process.env.PORTAL_CHROMIUM;
  const path = chosen ? undefined : locate(CANDIDATES.headless);
  return path ? { path, args: argsOf('chromium'), isStock: false } : findBrowser('chromium');
}

/**
 * Finds a browser: the environment's (`PORTAL_CHROMIUM`, `PORTAL_FIREFOX`, `PORTAL_WEBKIT`), then the system's, then
 * Playwright's own download. Undefined when there is none, or when the environment says `none`. The system's WebKit is
 * found as its driver, which knows its browser.
 */
export function findBrowser(name: keyof typeof TYPES): FoundBrowser | undefined {
  const chosen = process.env[`PORTAL_${name.toUpperCase()}`];
  if (chosen === 'none') return undefined;
  const places = [
    chosen,
    locate(CANDIDATES[name]),
    name === 'chromium' ? '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' : undefined,
    TYPES[name].executablePath(),
  ];
  const path = places.find((place) => place && existsSync(place));
  if (!path) return undefined;
  return { path, args: argsOf(name), isStock: isStock(name, path) };
}

/** The first of some commands that the system has. */
function locate(commands: readonly string[]): string | undefined {
  for (const command of commands) {
    const path = spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
    if (path) return path;
  }
  return undefined;
}

function argsOf(name: keyof typeof TYPES): string[] {
  const isRoot = process.getuid?.() === 0;
  return name === 'chromium' ? [...CHROMIUM_ARGS, ...(isRoot ? ['--no-sandbox'] : [])] : [];
}

function isStock(name: keyof typeof TYPES, path: string): boolean {
  if (name === 'webkit') return basename(path) === 'WebKitWebDriver';
  return name === 'firefox' && path !== firefox.executablePath();
}
