import { AccountDriver } from './driver/AccountDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ account: AccountDriver }>({
  account: async ({ portal, portalctl }, use) => use(new AccountDriver(portal, portalctl)),
});

const PASSWORD = 'Harbour27x';

test('registering with what the link carried leads into an own company', async ({ portal, account }) => {
  const email = account.address();
  await portal.open('/login?register=1&linkId=l-1&source=fair&serviceCode=ERP&inviteCode=i-1');
  await account.fill({ contact: email, company: '远帆贸易', password: PASSWORD, repeat: PASSWORD });
  await account.fill({ code: await account.receiveCode(email) });
  await portal.page.locator('input[name="agreement"]').check();
  const sent = portal.page.waitForRequest('**/sso/user/register');
  await portal.page.locator('input[name="repeat"]').press('Enter');
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ linkId: 'l-1', source: 'fair', serviceCode: 'ERP', inviteCode: 'i-1' });
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
  await portal.expectWorkspace();

  await test.step('and a forgotten password is replaced by a code', async () => {
    await portal.page.context().clearCookies();
    await portal.page.evaluate(() => localStorage.clear());
    await portal.open(`/login?backEmail=${encodeURIComponent(email)}`);
    await expect(portal.page.locator('input[name="contact"]')).toHaveValue(email);
    const code = await account.receiveCode(email);
    await account.fill({
      code: code === '000000' ? '111111' : '000000',
      password: 'Anchor88y',
      repeat: 'Anchor88y',
    });
    await portal.page.keyboard.press('Enter');
    await expect(portal.page.getByText('验证码不正确或已失效，请重新获取')).toBeVisible();
    await account.fill({ code });
    await portal.page.keyboard.press('Enter');
    await expect(portal.page.getByText('密码已重新设置')).toBeVisible();
    await expect(portal.page).toHaveURL(/\/login$/);
    await portal.signIn(email, 'Anchor88y');
    await portal.expectWorkspace();
  });
});

test('somebody new comes in by a third party, and binds an address first', async ({ portal, account }) => {
  const email = account.address();
  await portal.open();
  await portal.page.getByRole('button', { name: '微信' }).click();
  await portal.page.getByRole('link', { name: '新用户' }).click();
  await expect(portal.page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  expect(new URL(portal.page.url()).search).toBe('');
  await account.fill({ contact: email, password: PASSWORD, repeat: PASSWORD });
  await account.fill({ code: await account.receiveCode(email) });
  await portal.page.keyboard.press('Enter');
  await portal.expectWorkspace();
});

test('a landing that nobody began here is not taken up', async ({ portal }) => {
  await portal.open('/oauth/center?provider=wechat&code=forged&state=forged');
  await expect(portal.page.getByText('登录未成功')).toBeVisible();
  await portal.page.getByRole('button', { name: '去登录' }).click();
  await portal.expectLogin();
});

test('a partner hands a person over, once', async ({ portal, portalctl }) => {
  const fresh = async () => new URL((await portalctl('partner-link', 'owner')).trim()).search;
  const spent = await fresh();
  await portal.open(`/transfer${spent}`);
  await portal.expectWorkspace();
  expect(await portal.page.evaluate(() => localStorage.getItem('portal:selmuch-status'))).toMatch(/1/);
  await test.step('a link that is spent is refused, and nobody is asked to give their session up for it', async () => {
    await portal.open(`/transfer${spent}`);
    await expect(portal.page.getByText('未能打开该系统')).toBeVisible();
    await portal.page.getByRole('button', { name: '返回' }).click();
    await portal.expectWorkspace();
  });
  await test.step('another takes the place of somebody who is signed in only when they agree', async () => {
    const link = await fresh();
    await portal.open(`/transfer${link}`);
    await portal.page.getByRole('button', { name: '取消' }).click();
    await portal.expectWorkspace();
    await portal.open(`/transfer${link}`);
    await portal.page.getByRole('button', { name: '继续登录' }).click();
    await portal.expectWorkspace();
  });
});

test('a hand-over leads to the company’s system, and refuses one that is not theirs', async ({ portal }) => {
  await portal.enter();
  await portal.open('/transfer?systemCode=BI');
  await expect(portal.page).toHaveURL(/\/entry\/svc-bi\/BI/);
  await portal.open('/transfer?systemCode=NOT_THEIRS');
  await expect(portal.page.getByText('未能打开该系统')).toBeVisible();
});

test('the menu behind the picture follows who one is', async ({ portal }) => {
  await portal.enter();
  const entry = (name: string) => portal.page.getByRole('menuitem', { name, exact: true });
  await portal.chooseFromAvatar();
  for (const name of [
    '用户中心',
    '产品套餐',
    '账号设置',
    '权限管理',
    '店铺授权',
    '资金助手',
    '应用市场',
    '直播课堂',
  ])
    await expect(entry(name)).toBeVisible();
  const funds = portal.page.waitForEvent('popup');
  await entry('资金助手').click();
  await expect(await funds).toHaveURL(/stand-in\/funds/);
});

test('demo mode hides what it cannot do, and blocks the rest with a tip', async ({ portal }) => {
  await portal.enter('demo');
  await expect(portal.page.getByRole('button', { name: '在线客服' })).toBeVisible();
  await expect(portal.page.getByRole('button', { name: '切换到新版本' })).toHaveCount(0);
  const before = portal.page.url();
  await portal.chooseFromAvatar();
  for (const name of ['资金助手', '应用市场'])
    await expect(portal.page.getByRole('menuitem', { name })).toHaveCount(0);
  await portal.page.getByRole('menuitem', { name: '账号设置' }).click();
  await expect(portal.page.getByText('演示环境不支持该操作')).toBeVisible();
  expect(portal.page.url()).toBe(before);
});

test('one goes into the demo environment and comes back as oneself', async ({ portal }) => {
  await portal.enter();
  await portal.chooseFromAvatar('进入演示环境');
  await portal.expectWorkspace();
  await portal.chooseFromAvatar('退出演示环境');
  await portal.expectWorkspace();
  await portal.chooseFromAvatar();
  await expect(portal.page.getByRole('menuitem', { name: '进入演示环境' })).toBeVisible();
});

test('questions open the page of the system’s own, or the sales desk', async ({ portal }) => {
  await portal.enter();
  const chat = portal.page.waitForEvent('popup');
  await portal.page.getByRole('button', { name: '在线客服' }).click();
  const desk = await chat;
  await expect(desk).toHaveURL(/stand-in\/chat\?.*agent=erp-sales/);
  // A page behind another window draws no frames, and is never found to stand still.
  await desk.close();
  await portal.page.bringToFront();
  await portal.open('/entry/svc-wms/WMS');
  // The announcements of this system come up by themselves, sooner or later.
  const announcement = portal.page.getByRole('button', { name: /^(我知道了|下一条)$/ });
  await portal.page.addLocatorHandler(announcement, () => portal.page.keyboard.press('Escape'));
  const own = portal.page.waitForEvent('popup');
  await portal.page.getByRole('button', { name: '在线客服' }).click();
  await expect(await own).toHaveURL(/stand-in\/consult\?.*systemCode=WMS/);
});

/* What stands at the right of the header, from left to right; `?` marks what only stands there while there is something. */
const TOOLS: readonly (readonly [account: string, address: string, tools: readonly string[]])[] = [
  [
    'owner',
    '/entry/svc-erp/ERP',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'staff',
    '/entry/svc-erp/ERP',
    ['切换到新版本', 'AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'staff',
    '/entry/svc-wms/WMS',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'tiktok',
    '/entry/svc-erp/ERP',
    [
      '供应链初始化引导',
      '切换到新版本',
      'AI 助手',
      '新功能',
      '产品 AI 助手',
      '导出中心',
      '通知',
      '在线客服',
      '账号菜单',
    ],
  ],
  [
    'demosail',
    '/entry/svc-erp/ERP',
    ['供应链初始化引导', 'AI 助手', '新功能', '产品 AI 助手', '导出中心', '在线客服', '账号菜单'],
  ],
  [
    'plus',
    '/entry/svc-erp/ERP',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
];

for (const [who, address, expected] of TOOLS) {
  test(`the header of ${who} in ${address} has its tools in order`, async ({ portal, account }) => {
    await portal.enter(who);
    await portal.open(address);
    await expect(portal.page.getByRole('button', { name: '在线客服' })).toBeVisible();
    await expect.poll(() => account.tools()).toEqual(expected);
  });
}

test('the header of the special brand has its tools in order', async ({ portal, account, page }) => {
  await portal.open();
  const { port } = new URL(portal.origin);
  await page.goto(`http://brand.localhost:${port}/login`);
  await portal.signIn('brand');
  await portal.expectWorkspace();
  await page
    .getByRole('button', { name: '知道了' })
    .or(page.getByRole('button', { name: '在线客服' }))
    .first()
    .waitFor();
  await expect
    .poll(() => account.tools())
    .toEqual(['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单']);
});

test('a disabled account is told, counts down and ends; the next sign-in is refused', async ({
  portal,
  account,
  portalctl,
}) => {
  const email = await account.register(PASSWORD);
  await account.skipOnboarding();
  await expect(portal.page.getByTestId('notification-bell')).toHaveAttribute('aria-busy', 'false', {
    timeout: 30_000,
  });
  const notice = portal.page.getByRole('dialog', { name: '账号已停用' });
  // Watched from before: the page hears of it while the command is still ending, and counts three seconds only.
  const told = expect(notice.getByRole('timer')).toHaveText(/[0-3] 秒后自动退出登录/, { timeout: 20_000 });
  await portalctl('disable-user', email);
  await told;
  await portal.expectLogin();
  expect(await portal.page.evaluate(() => localStorage.getItem('portal:token'))).toBeNull();
  await portal.signIn(email, PASSWORD);
  await expect(portal.page.getByText('该账号已停用，请联系管理员')).toBeVisible();
  await expect(portal.page).toHaveURL(/login/);
});
