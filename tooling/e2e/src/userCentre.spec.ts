import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

const CENTRE = '/entry/svc-erp/ERP/sso-web#';

test('[N45] [N46] an announcement opens from the list, stays sanitised and is named by the address', async ({
  portal,
  portalctl,
}) => {
  const title = `价格更新 ${Date.now().toString(36)}`;
  await portalctl('announce', title, '<p>新<b>价格</b><img src=/x onerror=alert(1)></p>');
  await portal.enter();
  await portal.open(`${CENTRE}/company/notice/announcement`);
  const { pane } = portal;
  await pane.getByRole('button', { name: title }).click();
  const panel = pane.getByRole('complementary');
  await expect(panel.getByText('价格', { exact: true })).toBeVisible();
  await expect(panel.locator('[onerror]')).toHaveCount(0);
  await expect(portal.page).toHaveURL(/announcement\?id=/);
});

test('[S301] [S303] a notice is read by opening it, and an unknown one says so', async ({
  portal,
  portalctl,
}) => {
  const title = `库存预警 ${Date.now().toString(36)}`;
  await portalctl('notify', 'owner', title, '请补货', '--type', 'stock');
  await portal.enter();
  await portal.open(`${CENTRE}/company/notice/notification`);
  const { pane } = portal;
  await pane.getByRole('button', { name: `未读 ${title}` }).click();
  await expect(pane.getByRole('complementary').getByText('请补货')).toBeVisible();
  await expect(pane.getByRole('button', { name: title, exact: true })).toBeVisible();
  await portal.open(`${CENTRE}/company/notice/notification?id=none`);
  await expect(portal.pane.getByText('这条内容已不存在')).toBeVisible();
});

test('[N62] a class without an id is an error', async ({ portal }) => {
  await portal.enter();
  await portal.open(`${CENTRE}/company/helper/live-roadcast/details`);
  await expect(portal.pane.getByText('直播数据异常')).toBeVisible();
});

for (const [path, heading] of [
  ['/company/helper/live-roadcast', '直播课堂'],
  ['/company/serve/serve-manage', '服务管理'],
  ['/user/download-center', '导出中心'],
]) {
  test(`[P26] ${path} opens as ${heading}`, async ({ portal }) => {
    await portal.enter();
    await portal.open(`${CENTRE}${path}`);
    await expect(portal.pane.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(portal.pane.getByRole('alert')).toHaveCount(0);
  });
}

test('[S415] the password of who does not know the former one stays', async ({ portal }) => {
  await portal.enter();
  await portal.open(`${CENTRE}/user/basics-info`);
  const { pane } = portal;
  const send = pane.getByRole('button', { name: '修改密码' });
  await send.click();
  await expect(pane.getByText('请输入当前密码')).toBeVisible();
  await pane.getByLabel('当前密码', { exact: true }).fill('Wrong2026');
  await pane.getByLabel('新密码', { exact: true }).fill('Other2026');
  await pane.getByLabel('再次输入新密码', { exact: true }).fill('Other2026');
  await send.click();
  await expect(pane.getByRole('alert')).toBeVisible();
  const wrong = (await pane.getByRole('alert').textContent()) ?? '';
  await expect(pane.getByLabel('当前密码', { exact: true })).toHaveAccessibleDescription(wrong);
});

/** The guide may open by itself over a page; whoever works puts it off. */
const putOffGuide = async ({ page }: { page: import('@playwright/test').Page }) => {
  await page.addLocatorHandler(page.getByRole('button', { name: '稍后再做' }), (later) => later.click());
};

test('[N65] [S361] a class that is over plays its recording', async ({ portal, page }) => {
  await putOffGuide({ page });
  await portal.enter();
  await portal.open(`${CENTRE}/company/helper/live-roadcast`);
  await portal.pane.getByRole('button', { name: '订单处理提效' }).click();
  const video = portal.pane.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2);
  expect(await video.evaluate((player: HTMLVideoElement) => player.duration)).toBeGreaterThan(1);
});

test('[S415] a password is changed, and the next sign-in takes the new one', async ({
  portal,
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const change = async (driver: PortalDriver, former: string, next: string) => {
    await driver.open(`${CENTRE}/user/basics-info?section=password`);
    const form = driver.pane.getByRole('region', { name: '修改密码' });
    await form.getByLabel('当前密码', { exact: true }).fill(former);
    await form.getByLabel('新密码', { exact: true }).fill(next);
    await form.getByLabel('再次输入新密码', { exact: true }).fill(next);
    await form.getByRole('button', { name: '修改密码' }).click();
    await expect(driver.page.getByText(/密码已修改/)).toBeVisible();
  };
  await putOffGuide({ page });
  await portal.enter('plus');
  await change(portal, 'Portal2026', 'Fresh8Orchard');
  const elsewhere = await browser.newContext();
  const again = new PortalDriver(await elsewhere.newPage());
  await putOffGuide(again);
  await again.open();
  await again.signIn('plus', 'Fresh8Orchard');
  await again.expectWorkspace();
  await change(again, 'Fresh8Orchard', 'Portal2026');
  await elsewhere.close();
});

test('[S691] [S694] a new nickname and picture show in the header at once', async ({ portal, page }) => {
  await putOffGuide({ page });
  await portal.enter('sail');
  await portal.open(`${CENTRE}/user/basics-info`);
  const { pane } = portal;
  const nickName = `启航 ${Date.now().toString(36)}`;
  await pane.getByLabel('昵称').fill(nickName);
  await pane.getByRole('region', { name: '个人资料' }).getByRole('button', { name: '保存' }).click();
  const header = page.getByTestId('avatar-menu');
  await expect(header.getByRole('button', { name: `账号菜单 · ${nickName}` })).toBeVisible();
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await pane.getByLabel('头像图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(header.locator('img')).toHaveAttribute('src', /^\/upload\/media\//);
  await pane.getByRole('button', { name: '移除' }).click();
  await expect(header.locator('img')).toHaveCount(0);
  await pane
    .getByLabel('头像图片')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('请选择 PNG、JPEG 或 WebP 图片')).toBeVisible();
});

test('[S693] another e-mail address is bound with the code that was sent there', async ({
  portal,
  portalctl,
  page,
}) => {
  await putOffGuide({ page });
  const email = `new-${Date.now().toString(36)}@starlight.example`;
  await portal.enter('sail');
  await portal.open(`${CENTRE}/user/basics-info`);
  const bound = portal.pane.getByRole('region', { name: '绑定' });
  await bound.getByRole('button', { name: '更换邮箱' }).click();
  await bound.getByLabel('新邮箱').fill('nobody');
  await bound.getByRole('button', { name: '获取验证码' }).click();
  await expect(bound.getByText('请输入有效的邮箱')).toBeVisible();
  await bound.getByLabel('新邮箱').fill(email);
  await bound.getByRole('button', { name: '获取验证码' }).click();
  await expect(bound.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  const code = /验证码是 (\d{6})/.exec(await portalctl('outbox', email))?.[1] ?? '';
  await bound.getByLabel('验证码').fill(code === '000000' ? '000001' : '000000');
  await bound.getByRole('button', { name: '保存' }).click();
  await expect(bound.getByRole('alert')).toContainText('验证码不正确');
  await bound.getByLabel('验证码').fill(code);
  await bound.getByRole('button', { name: '保存' }).click();
  await expect(bound.getByText(/^ne\*\*\*@starlight\.example$/)).toBeVisible();
});

test('[P236] [N100] quiet hours that are set in the settings are those of the bell', async ({
  portal,
  page,
}) => {
  await putOffGuide({ page });
  await portal.enter('tiktok');
  await portal.open(`${CENTRE}/user/basics-info?section=disturb`);
  const region = portal.pane.getByRole('region', { name: '免打扰' });
  const first = region.getByRole('listitem').first();
  await first.getByRole('checkbox', { name: '不提醒' }).check();
  await expect(first.getByRole('checkbox', { name: '不提醒' })).toBeEnabled();
  await page.reload();
  await expect(region.getByRole('listitem').first().getByRole('checkbox', { name: '不提醒' })).toBeChecked();
});

test('[P520] the shell follows the language that a page of an app chose', async ({ portal, page }) => {
  await putOffGuide({ page });
  await portal.enter('tiktok');
  await portal.open(`${CENTRE}/user/basics-info`);
  const { pane } = portal;
  await pane.getByRole('button', { name: 'English' }).click();
  await expect(pane.getByRole('region', { name: 'Language' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(portal.activeTab).toContainText('Account settings');
  await pane.getByRole('button', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('[J1007] ways to sign in that could not be read say so, and come by a press', async ({
  portal,
  page,
}) => {
  await portal.enter();
  await page.route('**/queryOwnSignIns', (route) => route.fulfill({ status: 500, body: '{}' }));
  await portal.open(`${CENTRE}/user/basics-info?section=security`);
  const section = portal.pane.getByRole('region', { name: '其他登录方式' });
  const again = section.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/queryOwnSignIns');
  await again.click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});
