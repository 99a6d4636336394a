import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { EmbedDriver } from './driver/EmbedDriver.ts';
import { ERP } from './driver/PanesDriver.ts';
import { expect, test } from './test.ts';

test.use({ seed: 'lab' });

const root = resolve(import.meta.dirname, '../../..');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Begins a system as `npm create @portal/system` does and builds it as its README says; returns its folder. */
function build(home: string, name: string, engine: string, portal: string): string {
  const node = (script: string, args: string[], cwd: string) =>
    execFileSync(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', VITE_PORTAL_ORIGIN: portal },
    });
  node(join(root, 'tooling/create-system/src/main.mjs'), [name, `--engine=${engine}`], home);
  const folder = join(home, name);
  // What `npm install` would bring, as this checkout has it.
  symlinkSync(join(root, 'apps/portal/node_modules'), join(folder, 'node_modules'));
  node(join(folder, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'error'], folder);
  return folder;
}

let home = '';
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-scaffold-'));
});
test.afterEach(() => rmSync(home, { recursive: true, force: true }));

for (const { name, engine, menu } of [
  { name: 'scm_new', engine: 'frame', menu: '/sail-order-management' },
  { name: 'universal_system', engine: 'module', menu: '/bench/01' },
]) {
  test(`[J7] what npm create begins opens in the portal as it is built: ${engine}`, async ({ portal }) => {
    const { page } = portal;
    await portal.enter();
    const folder = build(home, name, engine, portal.origin);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const entry = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '{}');
    // The portal's policy lets the demo's origin of frames in: it stands for the one that the README names.
    let served = `${portal.origin}/micro/${name}/`;
    await new EmbedDriver(portal).register((app) => {
      if (app.name !== name) return app;
      if (app.origin) served = `${app.origin}/`;
      return { ...app, ...entry, ...(app.origin && { origin: app.origin }) };
    });
    await page.route(
      (url) => url.href.startsWith(served),
      (route) => {
        const path = new URL(route.request().url()).href.slice(served.length).replace(/[?#].*$/, '');
        const file = join(folder, 'dist', path || 'index.html');
        return existsSync(file)
          ? route.fulfill({ path: file, contentType: TYPES[extname(file)] ?? 'text/plain' })
          : route.fulfill({ status: 404 });
      },
    );
    await portal.open(`${ERP}/${name}#${menu}`);
    const app = engine === 'frame' ? portal.frame() : portal.pane;
    await expect(app.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await app.getByRole('button', { name: 'Start' }).click();
    await expect(app.getByRole('heading', { name })).toBeVisible();
    await app.getByRole('button', { name: 'Details' }).click();
    await expect(page).toHaveURL(`${ERP}/${name}#/details`);
    await app.getByLabel('Note').fill('not saved yet');
    await expect(portal.activeTab).toHaveAccessibleName(/有未保存的内容/);
    // The question comes with the parts that load once the workspace is usable; until then the pane just stays.
    const question = page.getByRole('dialog');
    await expect(async () => {
      await portal.activeTab.focus();
      await page.keyboard.press('Delete');
      await expect(question).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(app.getByLabel('Note')).toHaveValue('not saved yet');
  });
}
