import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';

test('hostile redirects of the login page lead into the portal, never elsewhere', async ({ portal }) => {
  await portal.open();
  const { origin } = portal;
  for (const target of [
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '..%2f..%2fevil',
  ]) {
    await portal.open(`/login?redirectPath=${encodeURIComponent(target)}`);
    if (await portal.page.locator('input[autocomplete="username"]').isVisible()) await portal.signIn();
    await portal.expectWorkspace();
    expect(new URL(portal.page.url()).origin, target).toBe(origin);
  }
});

test('TOK-01: a link with a token asks before it puts somebody else in the place of who is signed in', async ({
  portal,
  portalctl,
}) => {
  const link = new URL((await portalctl('sign-in-link', 'owner')).trim());
  const address = `/entry/svc-erp/ERP${link.search}`;
  const { page } = portal;
  const avatar = (name: string) => page.getByTestId('avatar-menu').getByRole('button', { name });
  await portal.enter('staff');
  await expect(avatar('子昂')).toBeVisible();
  await portal.open(address);
  await page.getByRole('button', { name: '取消' }).click();
  await portal.expectWorkspace();
  await expect(avatar('子昂')).toBeVisible();
  await portal.open(address);
  await page.getByRole('button', { name: '继续登录' }).click();
  await portal.expectWorkspace();
  await expect(avatar('若溪')).toBeVisible();
});

test('STO-02, TOK-04: a sign-out leaves nothing behind, and the next sign-in keeps no token from before', async ({
  portal,
}) => {
  const { page } = portal;
  const stored = () => page.evaluate(() => localStorage.getItem('portal:token') ?? '');
  const secretIn = (value: string) => /"token":"([^"]+)"/.exec(value)?.[1];
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/bench/01');
  await expect(portal.pane.locator('[data-bench-page="01"]')).toBeVisible();
  const former = await stored();
  expect(secretIn(former)).toBeDefined();
  await portal.chooseFromAvatar('退出登录');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await portal.expectLogin();

  const left = await page.evaluate(async () => ({
    keys: Object.keys({ ...localStorage, ...sessionStorage }),
    values: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    title: document.title,
  }));
  expect(left.values).not.toMatch(/若溪|u-owner|svc-erp|sbj_/);
  expect(left.keys.filter((key) => /token|user/.test(key))).toEqual([]);
  expect([left.databases, left.caches, left.workers]).toEqual([[], [], 0]);
  expect(left.title).not.toMatch(/若溪|bench/i);
  await page.goBack();
  await portal.expectLogin();
  await expect(page.getByText('若溪')).toHaveCount(0);

  await test.step('somebody plants the former token, and another person signs in', async () => {
    await page.evaluate((token) => localStorage.setItem('portal:token', token), former);
    await portal.signIn('staff');
    await portal.expectWorkspace();
    expect(secretIn(await stored())).not.toBe(secretIn(former));
    await expect(page.getByTestId('avatar-menu').getByRole('button', { name: '子昂' })).toBeVisible();
    await expect(page.getByText('若溪')).toHaveCount(0);
  });
});

test('STO-01, TOK-05: neither a page in a frame nor one around the portal reaches the session', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter();
  const { origin } = portal;
  await portal.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/scm_new/'));
  expect(new URL(frame?.url() ?? '').origin).not.toBe(origin);
  const reached = await frame?.evaluate(() => {
    const tries = [
      () => window.parent.localStorage.length,
      () => window.parent.document.title,
      () => window.top?.sessionStorage.length,
    ];
    const open = tries.filter((read) => {
      try {
        read();
        return true;
      } catch {
        return false;
      }
    });
    return { open: open.length, own: JSON.stringify({ ...localStorage, ...sessionStorage }) };
  });
  const token = await page.evaluate(() => localStorage.getItem('portal:token') ?? '');
  const secret = /"token":"([^"]+)"/.exec(token)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(20);
  expect(reached?.open).toBe(0);
  expect(reached?.own).not.toContain(secret);

  const around = await openPageAround(`${origin}/login?source=selmuch`);
  const asked = page.waitForResponse(/\/login\?source=selmuch/);
  await page.goto(around.url);
  await asked;
  await expect(page.frameLocator('iframe').locator('input')).toHaveCount(0);
  await portal.open(`${origin}/`);
  await portal.expectWorkspace();
  around.close();
});

/** Somebody else's page, on this computer, that frames an address and shows it as a picture. */
async function openPageAround(address: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${address}"></iframe><img src="${address}">`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('guessing a password is slowed down, and the page says for how long', async ({ portal }) => {
  await portal.open();
  for (let guess = 0; guess < 6; guess += 1) {
    const answered = portal.page.waitForResponse('**/login');
    await portal.signIn('nobody-here', `Wrong202${guess}`);
    await answered;
  }
  await expect(portal.page.getByRole('alert').filter({ hasText: /\d+ ?秒/ })).toBeVisible();
  await expect(portal.page.locator('input[autocomplete="username"]')).toHaveValue('nobody-here');
});

test('a person of two companies chooses one; a reload while choosing asks again', async ({ portal }) => {
  await portal.open('/entry/svc-erp/ERP/universal_system#/bench/05');
  await portal.expectLogin();
  await portal.signIn('both');
  const choice = portal.page.getByRole('button', { name: /星河|Starlight/ });
  await expect(choice).toBeVisible();
  await portal.page.reload();
  await expect(choice).toBeVisible();
  await portal.open('/entry/svc-erp/ERP/universal_system#/bench/05');
  await expect(portal.page).toHaveURL(/\/login/);
  await choice.click();
  await expect(portal.page).toHaveURL(/universal_system#\/bench\/05/);
  await expect(portal.pane.locator('[data-bench-page="05"]')).toBeVisible();
});

test('a link with a one-time token signs in, and the token leaves the address at once', async ({
  portal,
  portalctl,
}) => {
  const link = new URL((await portalctl('sign-in-link', 'owner')).trim());
  await portal.open(`/check-token${link.search}`);
  await portal.expectWorkspace();
  expect(portal.page.url()).not.toContain('token=');
  const spent = await portal.page.context().browser()?.newContext();
  if (!spent) throw new Error('no browser');
  const again = await spent.newPage();
  await again.goto(`${portal.origin}/check-token${link.search}`);
  await expect(again.getByText('登录已失效')).toBeVisible();
  await spent.close();
});

test('after an expiry one sentence says why, and sign-in leads back to the same tabs', async ({ portal }) => {
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/bench/01');
  await expect(portal.pane.locator('[data-bench-page="01"]')).toBeVisible();
  await portal.open('/entry/svc-erp/ERP/universal_system#/bench/02');
  await expect(portal.page.getByRole('tab')).toHaveCount(3);
  await portal.page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.endsWith(':token')) continue;
      localStorage.setItem(key, value.replace(/"token":"[^"]+"/, `"token":"${'spent'.repeat(9)}"`));
    }
  });
  await portal.page.reload();
  await portal.expectLogin();
  await expect(portal.page.getByText(/登录已过期|登录状态已过期|请重新登录/).first()).toBeVisible();
  await portal.signIn();
  await expect(portal.page).toHaveURL(/bench\/02/);
  await expect(portal.page.getByRole('tab')).toHaveCount(3);
});

test('the special brand has its own address', async ({ portal, page }) => {
  await portal.open();
  const { port } = new URL(portal.origin);
  await page.goto(`http://brand.localhost:${port}/login`);
  await portal.signIn('brand');
  await portal.expectWorkspace();
});

test('a link of the partner signs out who is signed in, one of anybody else does not; a link without a token says so', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter();
  await portal.open('/login?source=fair');
  await portal.expectWorkspace();
  await portal.open('/login?source=selmuch');
  await portal.expectLogin();
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('portal:token');
  await expect(page.getByRole('region', { name: '最新动态' })).toBeVisible();
  await portal.open('/check-token');
  await expect(page.getByText('登录已失效')).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
  await portal.expectLogin();
});
