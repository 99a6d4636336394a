import { elsewhere } from './driver/elsewhere.ts';
import { MenusDriver } from './driver/MenusDriver.ts';
import { NotifyDriver } from './driver/NotifyDriver.ts';
import { expect, test } from './test.ts';

/** Of a system that no other journey reads announcements in. */
const SYSTEM = 'OMS';
const OMS = '/entry/svc-oms/OMS';

test('[N630] [N631] [N632] [S350] pop-ups wait in a queue of the person: seen ones are gone at another computer, too, unseen ones are not', async ({
  portalctl,
  portal,
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const ids: string[] = [];
  const announce = async (title: string) => {
    const said = await portalctl('announce', title, `<p>${title}的内容</p>`, '--popup', '--system', SYSTEM);
    ids.push(/Announced as (\S+)\./.exec(said)?.[1] ?? '');
  };
  const popup = (title: string, at = page) => at.getByRole('dialog', { name: title, exact: true });
  try {
    for (const title of ['甲', '乙', '丙', '丁']) await announce(title);
    await portal.enter('plus');
    await portal.open(OMS);

    await test.step('the cross of the first page leaves the others unread', async () => {
      await expect(popup('甲').getByText('第 1 条，共 4 条')).toBeVisible({ timeout: 30_000 });
      await popup('甲').getByRole('button', { name: '关闭', exact: true }).click();
      await expect(popup('甲')).toBeHidden();
      await page.reload();
      await expect(popup('乙').getByText('第 1 条，共 3 条')).toBeVisible({ timeout: 30_000 });
    });

    await test.step('each is acknowledged as it is turned over; close all ends the rest', async () => {
      await popup('乙').getByRole('button', { name: '下一条' }).click();
      await expect(popup('丙').getByText('第 2 条，共 3 条')).toBeVisible();
      const device = await elsewhere(browser, page, 'plus');
      await device.open(OMS);
      const theirs = popup('丙', device.page);
      await expect(theirs.getByText('第 1 条，共 2 条')).toBeVisible({ timeout: 30_000 });
      await theirs.getByRole('button', { name: '全部关闭' }).click();
      await expect(theirs).toBeHidden();
      await device.page.context().close();
      const listed = page.waitForResponse((answer) => answer.url().includes('getAnnouncementYhEjectDetail'));
      await page.reload();
      expect(((await (await listed).json()) as { data: unknown[] }).data).toEqual([]);
    });

    await test.step('one that comes now stands over the open dialog; Esc closes it alone', async () => {
      const menus = new MenusDriver(portal);
      await menus.viewAll();
      await announce('戊');
      await expect(popup('戊')).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      await expect(popup('戊')).toBeHidden();
      await expect(menus.overview).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menus.overview).toBeHidden();
    });
  } finally {
    await Promise.all(ids.map((id) => portalctl('announcements', 'recall', id)));
  }
});

test('[N620] [N641] [N642] [S611] [S612] equal notices stand as one, are put away together and told again; one leads to its rows', async ({
  portalctl,
  portal,
  page,
  browser,
  bringForward,
}) => {
  test.setTimeout(120_000);
  const title = `库存不足 ${Date.now().toString(36)}`;
  await portal.enter('tiktok');
  const notify = new NotifyDriver(page);
  await notify.ready();
  const before = await notify.unreadOf('库存');
  const send = () => portalctl('notify', 'tiktok', title, '请补货', '--eject', '--type', 'stock');
  await Promise.all([send(), send(), send()]);
  await expect.poll(() => notify.unreadOf('库存')).toBe(before + 3);

  await test.step('one row with its number, put away until later', async () => {
    await notify.open();
    await expect(notify.row(title)).toHaveCount(1);
    await expect(notify.row(title)).toContainText('×3');
    await notify.row(title).getByRole('button', { name: '稍后提醒' }).click();
    await page.getByRole('menuitem', { name: '1 小时后提醒' }).click();
    await expect(notify.row(title)).toHaveCount(0);
    await expect.poll(() => notify.unreadOf('库存')).toBe(before);
    await expect(notify.toast(title)).toHaveCount(0);
  });

  await test.step('once it is time it is told here and at another computer, and goes everywhere when it is read', async () => {
    const device = await elsewhere(browser, page, 'tiktok');
    const theirs = new NotifyDriver(device.page);
    await theirs.ready();
    // Whoever is signed in already is told of it, and knows.
    await page.getByRole('dialog', { name: '下线通知' }).getByRole('button', { name: '关闭' }).click();
    await bringForward('notice-reminder');
    await expect(notify.toast(title)).toBeVisible({ timeout: 30_000 });
    await theirs.open();
    await expect(theirs.row(title)).toContainText('×3');
    const told = await notify.unreadOf('库存');
    await theirs.row(title).getByRole('button', { name: '标为已读' }).click();
    await expect(theirs.row(title)).toHaveCount(0);
    await expect(notify.toast(title)).toHaveCount(0);
    await expect.poll(() => notify.unreadOf('库存')).toBe(told - 3);
    await device.page.context().close();
  });

  await test.step('a notice leads to what it speaks of', async () => {
    await notify.open();
    await notify.panel.getByRole('tab', { name: '库存' }).click();
    const row = notify.panel.getByRole('button', { name: /\d+ 个商品需要补货/ }).first();
    await expect(row).toBeVisible();
    const count = /(\d+) 个商品/.exec((await row.textContent()) ?? '')?.[1];
    await row.click();
    await expect(page).toHaveURL(/list\/restock\?.*status=low/);
    await expect(portal.frame().getByText(new RegExp(`共 ${count} 条`))).toBeVisible({ timeout: 30_000 });
  });
});
