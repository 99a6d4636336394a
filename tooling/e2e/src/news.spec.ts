import { NotifyDriver } from './driver/NotifyDriver.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

test('[N61] [N63] [N64] a broadcast has a card and a button, is put away for today, and goes when it ends', async ({
  portal,
  portalctl,
}) => {
  await portalctl('live', '--end');
  await portal.enter('tiktok');
  const { page } = portal;
  await new NotifyDriver(page).ready();
  const card = page.getByRole('region', { name: '直播提醒' });
  const button = page.getByRole('banner').getByRole('button', { name: '直播', exact: true });
  await expect(button).toHaveCount(0);
  try {
    await portalctl('live', '--title', '旺季备货直播');
    await expect(card).toContainText('旺季备货直播');
    await card.getByRole('button', { name: '今日不再提醒' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(button).toBeVisible({ timeout: 20_000 });
    await expect(card).toHaveCount(0);
    await button.click();
    await expect(page).toHaveURL(/live-roadcast\/details\?liveId=/);
  } finally {
    await portalctl('live', '--end');
  }
  await expect(button).toHaveCount(0);
});

test('[P611] on a normal host a used-up quota says so, who may renew and the way there', async ({
  portal,
  portalctl,
}) => {
  await portalctl('quota', 'BLUEPEAK', '0');
  try {
    await portal.open('/login');
    await portal.signIn('brand');
    await portal.expectWorkspace();
    await portal.open('/401/ERP');
    const { page } = portal;
    await expect(page.getByRole('heading', { name: /额度已用完/ })).toBeVisible();
    await expect(page.getByText('主账号和有「服务管理」权限的同事可以订购或续费')).toBeVisible();
    await page.getByRole('link', { name: '订购或续费' }).click();
    await expect(page).toHaveURL(/\/company\/serve\/serve-manage/);
  } finally {
    await portalctl('quota', 'BLUEPEAK', '500');
  }
});

test('[P14] [N56] a special brand without quota can buy and sign out, and nothing else', async ({
  portal,
  portalctl,
}) => {
  await portalctl('quota', 'BLUEPEAK', '0');
  try {
    await portal.open();
    const { port } = new URL(portal.origin);
    // It lands elsewhere by itself: a system that is blocked is the last choice.
    await portal.open(`http://brand.localhost:${port}/login?systemCode=ERP`);
    await portal.signIn('brand');
    const { page } = portal;
    const block = page.getByRole('dialog', { name: '额度已用完' });
    await expect(block).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await page.mouse.click(300, 24);
    await expect(block).toBeVisible();
    const place = page.url();
    const nav = page.getByRole('navigation').getByRole('link').first();
    await expect(nav.click({ timeout: 1500 })).rejects.toThrow(/Timeout/);
    expect(page.url()).toBe(place);
    await block.getByRole('button', { name: '立即购买' }).click();
    await expect(page).toHaveURL(/\/user\/product-package/);
    await expect(block).toHaveCount(0);
  } finally {
    await portalctl('quota', 'BLUEPEAK', '500');
  }
});

test('[N85] [S329] an export that failed is told with a retry, and the retry brings the file', async ({
  portal,
  portalctl,
}) => {
  await portal.enter('sail');
  const notify = new NotifyDriver(portal.page);
  await notify.ready();
  await portalctl('export-fail', 'sail');
  await expect(notify.toast('导出文件失败').first()).toBeVisible({ timeout: 20_000 });
  await portal.page.getByRole('region', { name: '通知' }).getByRole('button', { name: '重试' }).click();
  await expect(notify.toast('下载文件已就绪').first()).toBeVisible({ timeout: 20_000 });
});

test('[A131] [S81] a second sign-in is told to the first, who can change the password', async ({
  portal,
  browser,
}) => {
  await portal.enter('tiktok');
  await new NotifyDriver(portal.page).ready();
  const elsewhere = await browser.newContext({ locale: 'zh-CN' });
  try {
    await new PortalDriver(await elsewhere.newPage()).enter('tiktok');
    const notice = portal.page.getByRole('dialog', { name: '下线通知' });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await notice.getByRole('button', { name: '修改密码' }).click();
    await expect(portal.page).toHaveURL(/\/login\?.*backEmail=/);
  } finally {
    await elsewhere.close();
  }
});
