import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { AccountDriver } from './driver/AccountDriver.ts';
import type { PortalDriver } from './driver/PortalDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ account: AccountDriver }>({
  account: async ({ portal, portalctl }, use) => use(new AccountDriver(portal, portalctl)),
});

const PASSWORD = 'Harbour27x';

test.beforeEach(async ({ page }) => {
  await page.addLocatorHandler(page.getByRole('button', { name: '稍后再做' }), (later) => later.click());
  const withoutShop = page.getByRole('button', { name: '稍后绑定，进入工作台' });
  await page.addLocatorHandler(withoutShop, (later) => later.click());
});

/** The settings of a person who has just registered. */
async function openSettings(portal: PortalDriver, section: string): Promise<void> {
  const [, entry] = /(\/entry\/[^/]+)/.exec(portal.page.url()) ?? [];
  await portal.open(`${entry}/ERP/sso-web#/user/basics-info?section=${section}`);
}

/** A code of the app that was not shown before: none is taken twice, and the next one is taken already. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('[A290] [S1000] [S1001] [S1004] [S1009] a second step is set up, asked for at the next sign-in, and recovered from', async ({
  portal,
  account,
}) => {
  test.setTimeout(120_000);
  const { page, pane } = portal;
  const email = await account.register(PASSWORD);
  await openSettings(portal, 'security');
  const section = pane.getByRole('region', { name: '两步验证' });
  await section.getByRole('button', { name: '开启两步验证' }).click();
  await section.getByLabel('当前密码').fill(PASSWORD);
  await section.getByLabel('当前密码').press('Enter');
  await expect(section.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const secret = ((await section.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  const field = section.getByRole('textbox', { name: '应用显示的 6 位验证码' });
  await field.fill(new TOTP({ secret }).generate());
  await field.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const codes = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: '我已保存' }).click();
  await expect(section.getByText(/已开启.*剩余恢复码：10/)).toBeVisible();
  await expect(pane.getByRole('region', { name: '登录设备' }).getByText('当前设备')).toBeVisible();

  await test.step('going back finds what was typed; the next code signs in', async () => {
    await forget(page);
    await portal.open();
    await portal.signIn(email, PASSWORD);
    await page.getByRole('button', { name: '返回登录' }).click();
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveValue(PASSWORD);
    await page.locator('input[autocomplete="current-password"]').press('Enter');
    const code = page.getByRole('textbox', { name: '验证码' });
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText('验证码不正确或已使用，请输入新的验证码')).toBeVisible();
    await code.fill(nextCode(secret));
    await code.press('Enter');
    await portal.expectWorkspace();
  });

  await test.step('a recovery code does in its place', async () => {
    await forget(page);
    await portal.open();
    await portal.signIn(email, PASSWORD);
    await page.getByRole('button', { name: '无法使用验证器？使用恢复码' }).click();
    await page.getByRole('textbox', { name: '恢复码' }).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await portal.expectWorkspace();
  });
});

test('[A295] [S1011] [S1014] a passkey is added, named, and signs in by itself', async ({
  portal,
  account,
  page,
}) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await account.register(PASSWORD);
  await openSettings(portal, 'passkeys');
  const section = portal.pane.getByRole('region', { name: '通行密钥' });
  await section.getByRole('button', { name: '添加通行密钥' }).click();
  await section.getByRole('textbox', { name: '名称' }).fill('办公电脑');
  await section.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: '添加通行密钥' }).click();
  await expect(section.getByRole('listitem')).toContainText('办公电脑');

  await forget(page);
  await portal.open();
  await page.getByRole('button', { name: '通行密钥' }).click();
  await portal.expectWorkspace();

  await openSettings(portal, 'passkeys');
  await section.getByRole('button', { name: '移除' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await forget(page);
  await portal.open();
  await page.getByRole('button', { name: '通行密钥' }).click();
  await expect(page.getByText('无法使用该通行密钥')).toBeVisible();
});

test('[A300] [S956] [S1405] another way to sign in is linked in the settings, and unlinked', async ({
  portal,
  account,
  page,
}) => {
  test.setTimeout(120_000);
  await account.register(PASSWORD);
  const section = portal.pane.getByRole('region', { name: '其他登录方式' });
  const link = section.getByRole('button', { name: '关联微信' });
  const unlink = section.getByRole('button', { name: '解除微信' });
  await openSettings(portal, 'security');

  await test.step('who is somebody else here is refused in words', async () => {
    await link.click();
    await page.getByRole('link', { name: '林若溪' }).click();
    await expect(page.getByText('该身份已关联其他账号')).toBeVisible();
    await expect(link).toBeVisible();
  });

  await test.step('who is nobody here becomes a way into this account, until it is unlinked', async () => {
    await link.click();
    await page.getByRole('link', { name: '新用户' }).click();
    await unlink.click();
    await expect(link).toBeVisible();
  });
});

test('[P260] [S1400] who is known at WeChat or DingTalk signs in there', async ({ portal, page }) => {
  for (const door of ['微信', '钉钉']) {
    await portal.open('/login');
    await page.getByRole('button', { name: door }).click();
    await page.getByRole('link', { name: '林若溪' }).click();
    await portal.expectWorkspace();
    await forget(page);
  }
});
