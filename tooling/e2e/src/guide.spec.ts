import { EmbedDriver } from './driver/EmbedDriver.ts';
import { GuideDriver } from './driver/GuideDriver.ts';
import { MenusDriver } from './driver/MenusDriver.ts';
import { IN_MOTION } from './driver/motion.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ guide: GuideDriver; menus: MenusDriver }>({
  guide: async ({ portal, portalctl }, use) => use(new GuideDriver(portal, portalctl)),
  menus: async ({ portal }, use) => use(new MenusDriver(portal)),
});

test.use(IN_MOTION);

test('[G15] [G30] [S451] [S452] a new company binds its first shop: the lock lifts, data arrive by themselves, the guide goes on', async ({
  guide,
  menus,
}) => {
  test.setTimeout(120_000);
  const { page } = guide;
  await guide.register();
  await expect(guide.onboarding.getByRole('heading', { name: '请选择您的销售平台' })).toBeFocused();
  await expect(guide.onboarding.getByRole('button', { name: /更多平台/ })).toBeDisabled();

  await test.step('without a shop a menu of a platform is locked, and leads to the authorisation', async () => {
    await guide.onboarding.getByRole('button', { name: '稍后绑定，进入工作台' }).click();
    await expect(guide.window).toBeVisible();
    await page.keyboard.press('Escape');
    await menus.ready();
    await menus.type('购物车丢失');
    await page.keyboard.press('Enter');
    await expect(guide.shopDialog.frameLocator('iframe').getByText('AMAZON')).toBeVisible();
  });

  await test.step('the form is the provider’s page, as high as it says', async () => {
    const frame = guide.shopDialog.locator('iframe');
    const source = new URL((await frame.getAttribute('src')) ?? '');
    expect(source.origin).not.toBe(guide.portal.origin);
    expect(Object.fromEntries(source.searchParams)).toMatchObject({
      grantType: 'AUTH',
      platform: 'AMAZON',
      is_show_usa: '1',
      source: 'erp',
    });
    expect((await guide.shopDialog.boundingBox())?.width).toBe(730);
  });

  await guide.authorise('Yuanfan US');
  expect((await guide.shopDone.boundingBox())?.width).toBe(492);

  await test.step('the success leads to the orders, where the pull brings rows', async () => {
    await guide.shopDone.getByRole('button', { name: '前往订单管理' }).click();
    await expect(page).toHaveURL(/scm_new#\/sail-order-management/);
    await expect(guide.window).toBeVisible();
    await expect(guide.window.getByText('Yuanfan US')).toBeVisible();
    expect((await guide.window.boundingBox())?.width).toBe(1240);
    await expect(guide.window.getByText('已完成 2/4 步，可按任意顺序进行。')).toBeVisible({
      timeout: 60_000,
    });
    await page.keyboard.press('Escape');
    await expect(guide.badge).toHaveText(/2\/4/);
  });

  await test.step('the lock is gone', async () => {
    await menus.type('购物车丢失');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: '购物车丢失' })).toBeVisible();
  });
});

test('[G4] [G5] every step is done: the guide closes for good, here and on the page beside', async ({
  guide,
  second,
  portalctl,
}) => {
  test.setTimeout(120_000);
  const { page } = guide;
  // The other page was opened over this one: what lies in the background is not drawn, and a click on it goes by what
  // was drawn there last.
  await page.bringToFront();
  await guide.register();
  await test.step('onboarding shows a demo environment in a window of its own, and the own session stays', async () => {
    const opened = page.waitForEvent('popup');
    await guide.onboarding.getByRole('button', { name: '先看看演示环境' }).click();
    const demo = new PortalDriver(await opened);
    await demo.expectWorkspace();
    expect(new URL(demo.page.url()).hostname).toBe('demo.localhost');
    await expect(
      demo.page.getByTestId('avatar-menu').getByRole('button', { name: '体验用户' }),
    ).toBeVisible();
    await demo.page.close();
    await page.bringToFront();
  });
  await guide.onboarding.getByRole('button', { name: 'TikTok' }).click();
  const source = await guide.shopDialog.locator('iframe').getAttribute('src');
  expect(new URL(source ?? '').searchParams.get('is_show_usa')).toBe('0');
  await guide.authorise('Yuanfan TikTok');
  await guide.shopDone.getByRole('button', { name: '绑定更多店铺' }).click();
  await expect(guide.shopDialog.getByRole('button', { name: 'Shopify' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide.onboarding).toHaveCount(0);
  await expect(guide.window).toBeVisible();

  for (const step of ['广告授权', '邮箱授权']) {
    const opened = page.waitForEvent('popup');
    await guide.window.getByRole('button', { name: `去授权：${step}` }).click();
    const form = await opened;
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toBeVisible();
    await form.close();
    await expect(guide.window.getByRole('button', { name: `去授权：${step}` })).toHaveCount(0);
  }
  await expect(guide.window.getByRole('button', { name: '完成引导' })).toBeVisible({ timeout: 60_000 });

  const other = new GuideDriver(second, portalctl);
  await second.open();
  await second.expectWorkspace();
  await expect(other.window).toBeVisible();
  await guide.window.getByRole('button', { name: '完成引导' }).click();
  await expect(guide.badge).toHaveCount(0);
  await expect(other.window).toHaveCount(0);
  await expect(other.badge).toHaveCount(0);
  await page.reload();
  await guide.portal.expectWorkspace();
  await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
  await expect(guide.badge).toHaveCount(0);
});

test('[G45] [G50] the window has clips with captions, and a tour of the places that are there', async ({
  guide,
}) => {
  const { page } = guide;
  await guide.portal.enter();
  await guide.badge.click();
  const video = guide.window.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await guide.window.getByRole('button', { name: '观看视频：店铺授权' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks.length)).toBe(3);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(5);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');

  await guide.window.getByRole('button', { name: '带我看看工作台' }).click();
  await expect(guide.window).toHaveCount(0);
  const tour = page.locator('.portal-spotlight');
  await expect(tour.getByText('切换应用')).toBeVisible();
  await tour.getByRole('button', { name: '下一步' }).click();
  await expect(tour.getByText('第 2/4 处')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide.window).toBeVisible();
  await page.keyboard.press('Escape');
});

test('[P233] [G40] [G46] an embedded app opens the guide; its badge leaves the corners of pages in reach, where it is put', async ({
  guide,
}) => {
  const { portal, page } = guide;
  const embed = new EmbedDriver(portal);
  await embed.standIn();
  await portal.enter();
  await expect(guide.badge).toBeVisible();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await expect(guide.badge).toBeVisible();
  expect(await embed.ask('openDialog', 'guide', {})).toBe('ok');
  await expect(guide.window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide.window).toHaveCount(0);
  expect(await embed.ask('openDialog', 'no-such-dialog', {})).toBe('not-found');

  await test.step('so it opens the authorisation of shops, the consult and the upgrade', async () => {
    const asked = embed.ask('openDialog', 'shop-authorisation', { platform: 'TIKTOK' });
    await expect(guide.shopDialog.locator('iframe')).toHaveAttribute('src', /platform=TIKTOK/);
    await guide.shopDialog.getByRole('button', { name: '关闭' }).click();
    expect(await asked).toBe(false);
    for (const name of ['sales-consult', 'upgrade']) {
      const opened = page.waitForEvent('popup');
      expect(await embed.ask('openDialog', name, {})).toBe('ok');
      await (await opened).close();
    }
    await page.bringToFront();
  });

  await portal.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  await portal.frame().getByRole('button', { name: '下一页' }).click();
  await expect(portal.frame().getByLabel('页码')).toHaveValue('2');
  const before = await guide.badge.boundingBox();
  expect(before?.width).toBe(24);
  await guide.badge.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
  await page.reload();
  await expect
    .poll(async () => (await guide.badge.boundingBox())?.y ?? 999)
    .toBeLessThan((before?.y ?? 0) - 50);
});

test('[G3] [G9] who has shops and no guide loads nothing of it', async ({ portal, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await portal.enter('staff');
  await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
  await expect(page.getByTestId('notification-bell')).toHaveAttribute('aria-busy', 'false');
  expect(scripts.filter((path) => /guide|onboarding|shopauth|spotlight|driver/i.test(path))).toEqual([]);
});

test('[G10] the supply chain’s initialisation guide is for those it is meant for', async ({
  portal,
  page,
}) => {
  await portal.enter('sail');
  await page.getByRole('button', { name: '供应链初始化引导' }).click();
  await expect(page).toHaveURL(/scm_new#\/guide/);
  await expect(portal.activeTab).toHaveText(/供应链新手指引/);
});
