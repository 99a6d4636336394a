import { AccountDriver } from './driver/AccountDriver.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ account: AccountDriver }>({
  account: async ({ portal, portalctl }, use) => use(new AccountDriver(portal, portalctl)),
});

const PASSWORD = 'Harbour27x';

test('[A103] [A111] [S400] registering with what the link carried leads into an own company', async ({
  portal,
  account,
}) => {
  const email = account.address();
  await portal.open('/login?register=1&linkId=l-1&source=fair&serviceCode=ERP&inviteCode=i-1');
  await account.fill({ contact: email, company: '远帆贸易', password: PASSWORD, repeat: PASSWORD });
  await account.fill({ code: await account.receiveCode(email) });
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

test('[A116] [A200] [S422] somebody new comes in by a third party, and binds a phone number and an address first', async ({
  portal,
  account,
}) => {
  const email = account.address();
  const phone = `139${String(Date.now()).slice(-8)}`;
  await portal.open();
  await portal.page.getByRole('button', { name: '微信' }).click();
  await portal.page.getByRole('link', { name: '新用户' }).click();
  await expect(portal.page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  expect(new URL(portal.page.url()).search).toBe('');
  await account.fill({ contact: phone, password: PASSWORD, repeat: PASSWORD });
  await account.fill({ code: await account.receiveCode(phone) });
  await account.fill({ second: email });
  await account.fill({ secondCode: await account.receiveCode(email) });
  await portal.page.keyboard.press('Enter');
  await portal.expectWorkspace();

  await test.step('and signs in by either from then on', async () => {
    await portal.page.evaluate(() => localStorage.clear());
    await portal.open();
    await portal.signIn(email, PASSWORD);
    await portal.expectWorkspace();
  });

  await test.step('a forgotten password is replaced by a code to the phone, too', async () => {
    await portal.page.evaluate(() => localStorage.clear());
    await portal.open();
    await portal.page.getByRole('button', { name: '忘记密码' }).click();
    await portal.page.getByRole('radio', { name: '用手机号' }).check();
    await account.fill({ contact: phone, password: 'Anchor88y', repeat: 'Anchor88y' });
    await account.fill({ code: await account.receiveCode(phone) });
    const sent = portal.page.waitForRequest('**/retrievePassByPhone');
    await portal.page.locator('input[name="repeat"]').press('Enter');
    expect((await sent).postData()).not.toContain('Anchor88y');
    await expect(portal.page.getByText('密码已重新设置')).toBeVisible();
    await portal.signIn(phone, 'Anchor88y');
    await portal.expectWorkspace();
  });
});

test('[P260] [A113] a landing that nobody began here is not taken up', async ({ portal }) => {
  await portal.open('/oauth/center?provider=wechat&code=forged&state=forged');
  await expect(portal.page.getByText('登录未成功')).toBeVisible();
  await portal.page.getByRole('button', { name: '去登录' }).click();
  await portal.expectLogin();
});

test('[P452] [A114] [S425] a partner hands a person over, once', async ({ portal, portalctl }) => {
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

test('[P485] [A114] [S426] a hand-over leads to the company’s system, and refuses one that is not theirs', async ({
  portal,
}) => {
  await portal.enter();
  await portal.open('/transfer?systemCode=BI');
  await expect(portal.page).toHaveURL(/\/entry\/svc-bi\/BI/);
  await portal.open('/transfer?systemCode=NOT_THEIRS');
  await expect(portal.page.getByText('未能打开该系统')).toBeVisible();
});

test('[A17] [A123] the menu behind the picture follows who one is, and its entries open their pages', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter();
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  for (const [name, address] of [
    ['用户中心', /sso-web#\/embel\/home/],
    ['产品套餐', /sso-web#\/user\/product-package/],
    ['账号设置', /sso-web#\/user\/basics-info/],
    ['应用市场', /sso-web#\/app\/home/],
    ['直播课堂', /sso-web#\/company\/helper\/live-roadcast/],
  ] as const) {
    await portal.chooseFromAvatar();
    await entry(name).click();
    await expect(page, name).toHaveURL(address);
  }
  await portal.chooseFromAvatar('店铺授权');
  const shops = page.getByRole('dialog', { name: '店铺授权' });
  await expect(shops.getByRole('button', { name: 'Amazon' })).toBeVisible();
  await expect(shops.getByRole('region', { name: '已绑定的店铺' }).getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shops).toHaveCount(0);
  await portal.chooseFromAvatar();
  const funds = page.waitForEvent('popup');
  await entry('资金助手').click();
  await expect(await funds).toHaveURL(/stand-in\/funds/);
  await portal.chooseFromAvatar('权限管理');
  await expect(page).toHaveURL(/\/SSO_SYS_USER\/sso-web#\/embel\/list/);
});

test('[A43] [A241] [S435] the menu behind the picture tells the package and its end, of the system in front', async ({
  portal,
}) => {
  const { page } = portal;
  const told = page.waitForRequest('**/switchSystemCode');
  await portal.enter();
  await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
  await portal.chooseFromAvatar();
  const until = page.getByText(/^有效期至 \d{4}年\d+月\d+日$/);
  await expect(until).toBeVisible();
  const first = await until.textContent();
  await page.keyboard.press('Escape');
  // The warehouse has announcements that pop up, until they were seen; one that comes late closes the menu.
  const closeAll = page.getByRole('dialog').getByRole('button', { name: '全部关闭' });
  await page.addLocatorHandler(closeAll, () => closeAll.click());
  await portal.switchSystem('仓储管理');
  expect((await told).postDataJSON()).toEqual({ systemCode: 'WMS' });
  await expect(async () => {
    await portal.chooseFromAvatar();
    await expect(until).not.toHaveText(first ?? '', { timeout: 2_000 });
  }).toPass();
});

test('[A123] [S432] demo mode hides what it cannot do, and blocks the rest with a tip', async ({
  portal,
}) => {
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

test('[P263] [S430] one goes into the demo environment and comes back as oneself', async ({ portal }) => {
  await portal.enter();
  for (const way of ['进入演示环境', '退出演示环境']) {
    // The page is left for a new one: the workspace before it is not the one that is meant.
    const arrival = portal.page.waitForEvent('load');
    await portal.chooseFromAvatar(way);
    await arrival;
    await portal.expectWorkspace();
  }
  await portal.chooseFromAvatar();
  await expect(portal.page.getByRole('menuitem', { name: '进入演示环境' })).toBeVisible();
});

test('[A118] [A119] [A122] questions open the helper, the page of the system’s own, or the sales desk', async ({
  portal,
}) => {
  await portal.enter();
  await test.step('the helper gets a token of its own, never the session’s, and the company', async () => {
    const opened = portal.page.waitForEvent('popup');
    await portal.page.getByRole('button', { name: '产品 AI 助手' }).click();
    const helper = await opened;
    await expect(helper).toHaveURL(/stand-in\/product-ai\?.*company_code=sbj_/);
    const token = new URL(helper.url()).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const session = await portal.page.evaluate(() => localStorage.getItem('portal:token') ?? '');
    expect(session).not.toContain(token);
    await helper.close();
    await portal.page.bringToFront();
  });
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

test('[P264] [A130] [S18] a disabled account is told, counts down and ends; the next sign-in is refused', async ({
  portal,
  account,
  portalctl,
}) => {
  const email = await account.register(PASSWORD);
  await account.skipOnboarding();
  await account.expectConnected();
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

test('[A131] [S415] ACC-14, NOTIF-13: a second sign-in is told and offers a new password, which ends the other session with a reason', async ({
  portal,
  account,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page } = portal;
  const email = await account.register(PASSWORD);
  await account.skipOnboarding();
  await account.expectConnected();

  await test.step('the line for the first use is put away for good', async () => {
    const line = page.getByRole('complementary', { name: '第一次使用？' });
    const strip = await portal.strip.boundingBox();
    const box = await line.boundingBox();
    // Below everything: no tab moves away under the pointer when it comes or goes.
    expect(box?.y ?? 0).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0));
    const seen = page.waitForResponse('**/checkShowHelpInfo');
    await line.getByRole('button', { name: '知道了' }).click();
    await seen;
    expect(await portal.strip.boundingBox()).toEqual(strip);
    await page.reload();
    await portal.expectWorkspace();
    await account.passOnboarding();
    await account.expectConnected();
    await expect(line).toHaveCount(0);
  });

  const elsewhere = await browser.newContext();
  const second = new AccountDriver(new PortalDriver(await elsewhere.newPage()), async () => '');
  const other = second.portal;
  await other.open(`${portal.origin}/login`);
  await other.signIn(email, PASSWORD);
  await other.expectWorkspace();

  await test.step('the first browser is told, and led to the recovery with its address', async () => {
    const notice = page.getByRole('dialog', { name: '下线通知' });
    await notice.getByRole('button', { name: '修改密码' }).click({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/login\?backEmail=/);
    await expect(page.locator('input[name="contact"]')).toHaveValue(email);
  });

  await second.passOnboarding();
  await second.expectConnected();
  await test.step('signed in again, it sends a new password, encrypted', async () => {
    await portal.open();
    await portal.signIn(email, PASSWORD);
    await portal.expectWorkspace();
    const toldOther = other.page.getByRole('dialog', { name: '下线通知' });
    await expect(toldOther).toBeVisible({ timeout: 30_000 });
    await other.page.keyboard.press('Escape');
    await expect(toldOther).toHaveCount(0);
    const entry = /\/entry\/[^/]+/.exec(page.url())?.[0] ?? '';
    await account.passOnboarding();
    await portal.open(`${entry}/ERP/sso-web#/user/basics-info`);
    await account.passOnboarding();
    const { pane } = portal;
    await pane.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
    await pane.getByLabel('新密码', { exact: true }).fill('Anchor88y');
    await pane.getByLabel('再次输入新密码', { exact: true }).fill('Anchor88y');
    const sent = page.waitForRequest('**/sso/user/userEditPass');
    const told = expect(other.page.getByRole('dialog', { name: '密码已修改' })).toBeVisible({
      timeout: 20_000,
    });
    await pane.getByRole('button', { name: '修改密码' }).click();
    expect((await sent).postData()).not.toContain('Anchor88y');
    await told;
  });
  await other.expectLogin();
  await portal.expectWorkspace();
  await other.signIn(email, 'Anchor88y');
  await other.expectWorkspace();
  await elsewhere.close();
});

test('[A125] ERR-17: a newer version that cannot be switched to leaves the button to press again', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter('staff');
  await page.route('**/updatePlatformCode', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: '切换到新版本' }).click();
  const dialog = page.getByRole('dialog', { name: '切换版本' });
  expect((await dialog.boundingBox())?.width).toBe(492);
  await expect(dialog.getByText('当前为标准版，将切换到超级版。')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: '确认切换' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  const refused = page.waitForResponse('**/updatePlatformCode');
  await confirm.click();
  await refused;
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('region', { name: '通知' }).getByRole('alert')).toHaveCount(0);
});

test('[P453] [S436] a system that is refused offers its free package, which opens it', async ({ portal }) => {
  const { page } = portal;
  await portal.enter();
  // Taken once, it is gone: what the server does with it is tested there.
  const offer = { packageId: 'pkg-free', packageName: '免费体验版', systemName: '客户管理', days: 30 };
  const answer = (data: unknown) => ({ json: { code: '200', message: '', data } });
  await page.route('**/queryEjectFreePackage', (route) =>
    route.fulfill(answer(route.request().postDataJSON().systemCode === 'CRM' ? offer : null)),
  );
  await page.route('**/openFreePackage', (route) =>
    route.fulfill(answer({ serviceId: 'svc-oms', systemCode: 'OMS', status: 2, serviceDeploy: 4 })),
  );
  await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
  await portal.switchSystem('客户管理');
  const question = page.getByRole('dialog', { name: '免费体验「客户管理」' });
  await expect(question).toContainText('30 天');
  await question.getByRole('button', { name: '以后再说' }).click();
  await portal.open('/401/CRM');
  await page.getByRole('button', { name: '免费开通' }).click();
  await expect(page).toHaveURL(/\/entry\/svc-oms\/OMS/);
});
