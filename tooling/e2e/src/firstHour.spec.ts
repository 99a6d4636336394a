import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'Fresh8Orchard';
test.setTimeout(180_000);

let server: SpawnedServer;
let application: Server;
let output = '';
const folder = makeDataDir();
test.beforeAll(async () => {
  application = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<h1>The orders of another team</h1>');
  }).listen(0);
  await once(application, 'listening');
  const env = { ...process.env, PORTAL_SEED: 'none', PORT: '0', APPS_PORT: '', PORTAL_DATA_DIR: folder };
  server = await spawnServer(env, (text) => {
    output += text;
  });
});
test.afterAll(async () => {
  await server.stop();
  application.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[J6] [P971] from an empty database by a browser to a member who opens a foreign application', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'en-US' });
  const address = /Set it up at (\S+) within/.exec(output)?.[1] ?? '';
  await page.goto(address);
  const step = page.getByRole('region', { name: 'Set a password' });
  await step.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await step.getByLabel('Password once more').fill(PASSWORD);
  await step.getByRole('button', { name: 'Set a password' }).click();
  await expect(step.getByText('You have a password')).toBeVisible();
  await page.getByRole('button', { name: 'Next: Name and logo' }).click();

  const names = page.getByRole('region', { name: 'Name and logo' });
  await names.getByLabel('中文').fill('星港');
  await names.getByLabel('English').fill('Starport');
  let save = () => {};
  const held = new Promise<void>((done) => {
    save = done;
  });
  await page.route('**/sso/operator/applySetup', async (route) => {
    await held;
    await route.continue();
  });
  await names.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Next: First company' }).click();
  save();
  await expect(page.getByRole('button', { name: /Name and logo.*Done/ })).toBeVisible();
  await page.unroute('**/sso/operator/applySetup');

  const company = page.getByRole('region', { name: 'First company' });
  await company.getByLabel('Company name').fill('Acme Trading');
  await company.getByLabel('Code').fill('acme');
  await company.getByLabel("Owner's e-mail or phone").fill('nobody');
  await company.getByRole('button', { name: 'Open a company' }).click();
  await expect(company.getByText('Enter an e-mail address or a phone number')).toBeVisible();
  await company.getByLabel("Owner's e-mail or phone").fill('owner@acme.example');
  await company.getByLabel("A member's e-mail address or phone number").fill('member@acme.example');
  await company.getByRole('button', { name: 'Open a company' }).click();
  const link = company.getByRole('status').filter({ hasText: 'member@acme.example' });
  const code = /(\d{6})\D*$/.exec((await link.textContent()) ?? '')?.[1] ?? '';
  const invitation = (await link.getByRole('link').getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Next: Systems and menus' }).click();

  const system = page.getByRole('region', { name: 'Systems and menus' });
  await system
    .getByLabel('Where the application lives')
    .fill(`http://localhost:${(application.address() as AddressInfo).port}`);
  await system.getByLabel("Application's code name").fill('orders');
  await system.getByLabel("System's code").fill('ORDERS');
  await system.getByRole('group', { name: 'Name of the system' }).getByLabel('中文').fill('订单');
  await system.getByRole('group', { name: 'Name of the menu' }).getByLabel('中文').fill('全部订单');
  await system.getByRole('checkbox', { name: 'Acme Trading' }).check();
  await system.getByRole('button', { name: 'Add the system' }).click();
  await expect(page.getByRole('button', { name: /Systems and menus.*Done/ })).toBeVisible();

  const member = await browser.newPage({ locale: 'zh-CN' });
  await member.goto(invitation);
  await expect(member).toHaveTitle(/星港/);
  const values = { code, password: PASSWORD, repeat: PASSWORD };
  for (const [name, value] of Object.entries(values))
    await member.locator(`input[name="${name}"]`).fill(value);
  await member.locator('input[name="repeat"]').press('Enter');
  await expect(member.getByText('密码已重新设置')).toBeVisible();
  await new PortalDriver(member).signIn('member@acme.example', PASSWORD);
  await expect(member.getByTitle('返回首页')).toHaveText('星港');
  await expect(member.frameLocator('iframe').getByRole('heading')).toHaveText('The orders of another team');

  // Nobody connected shops, a sales desk or payments: nothing promises them.
  await expect(member.getByTestId('notification-bell')).toBeVisible();
  await expect(member.getByTestId('onboarding')).toBeHidden();
  await expect(member.getByRole('button', { name: '在线客服' })).toBeHidden();
  await member.getByTestId('avatar-menu').getByRole('button').click();
  await expect(member.getByText('用户中心')).toBeVisible();
  await expect(member.getByText('店铺授权')).toBeHidden();
});
