import { findBrowser } from '@portal/tooling-test/browser';
import { chromium } from 'playwright';
import { measureBareApp } from './src/tabs/measureBareApp.ts';
import { measureEmptyPage } from './src/tabs/measureEmptyPage.ts';
import { measureHang } from './src/tabs/measureHang.ts';
import { measureMemory } from './src/tabs/measureMemory.ts';
import { measurePanes } from './src/tabs/measurePanes.ts';
import { measureRestore } from './src/tabs/measureRestore.ts';
import { measureSize } from './src/tabs/measureSizes.ts';
const url = 'http://localhost:4531';
const found = findBrowser('chromium')!;
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
const run: Record<string, () => Promise<unknown>> = {
  sizes: async () => [await measureSize('packages/tabs/src/core/index.ts'), await measureSize('packages/embed/src/guest/index.ts')],
  restore: () => measureRestore(browser, url), hang: () => measureHang(browser, url), memory: () => measureMemory(browser, url), bare: () => measureBareApp(browser, url),
  empty: async () => (await measureEmptyPage(browser, url)).sort((a, b) => a - b)[20],
  module: () => measurePanes(browser, { url, kind: 'module' }), frame: () => measurePanes(browser, { url, kind: 'frame' }),
  module4: () => measurePanes(browser, { url, kind: 'module', cpu: 4 }),
};
for (const name of process.argv.slice(2)) { try { console.log(name, JSON.stringify(await run[name]!())); } catch (e) { console.log(name, 'ERR', (e as Error).message.slice(0, 400)); } }
await browser.close();
