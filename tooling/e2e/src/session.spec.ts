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
