import { spawnSync } from 'node:child_process';
import { findBrowser, findTestChromium } from '../../tooling/test/src/findBrowser.ts';
import { which } from './shell.mjs';

/** Chromium's build without windows. */
const HEADLESS = 'chromium-headless-shell';

/** Finds a Chromium, installing Debian's where that is possible; says plainly what to do where it is not. */
export function ensureBrowser() {
  installFonts();
  let browser = findBrowser('chromium');
  if (!browser && canInstall()) {
    console.log('No Chromium here: installing the Debian package …');
    apt('chromium');
    browser = findBrowser('chromium');
  }
  // Tests are quicker in its build without windows; a system that has none tests in the other.
  const isWhole = browser && findTestChromium()?.path === browser.path && !process.env.PORTAL_CHROMIUM;
  if (isWhole && canInstall() && isKnownToApt(HEADLESS)) apt(HEADLESS);
  if (!browser) {
    console.error(
      'The tests need Chromium or Chrome. Install one, run "npx playwright install chromium", or set PORTAL_CHROMIUM to its path.',
    );
    process.exit(1);
  }
  console.log(`Browser: ${findTestChromium()?.path}`);
}

/** Other engines for the journeys: how each is called, and what Debian has of it. */
const ENGINES = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'] },
  // The driver brings its browser; nobody sees its windows.
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Finds another engine for the journeys, installing Debian's where that is possible; says plainly when there is none. */
export function ensureEngine(name) {
  if (process.env[`PORTAL_${name.toUpperCase()}`] === 'none') return;
  const { title, packages } = ENGINES[name];
  if (!findBrowser(name) && canInstall()) {
    console.log(`No ${title} here: installing the Debian package …`);
    apt(...packages);
  }
  const browser = findBrowser(name);
  console.log(
    browser ? `Browser: ${browser.path}` : `No ${title} here, and none could be installed: it is not tested.`,
  );
}

/** Without Chinese and Korean fonts every screenshot is boxes; a missing font is no reason to fail. */
function installFonts() {
  const list = which('fc-list')
    ? spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).stdout
    : '';
  if (!list.trim() && canInstall()) apt('fonts-noto-cjk');
}

/** Asks no network: a system that has no such package is not held up by each run. */
function isKnownToApt(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
}

function canInstall() {
  return process.getuid?.() === 0 && Boolean(which('apt-get'));
}

/** Milliseconds that a step of installing may take: a network that answers nothing must not hold everything up. */
const INSTALL_MS = 300_000;

function apt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env, timeout: INSTALL_MS });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    timeout: INSTALL_MS,
  });
}
