import { elsewhere } from './driver/elsewhere.ts';
import { MenusDriver, START } from './driver/MenusDriver.ts';
import { expect, test } from './test.ts';

const ORDERS = '/entry/svc-erp/ERP/scm_new#/list/orders?view=all';

/** The tools around the menus of somebody at another computer. */
async function menusElsewhere(...where: Parameters<typeof elsewhere>): Promise<MenusDriver> {
  const menus = new MenusDriver(await elsewhere(...where));
  await menus.page.goto(START);
  await menus.ready();
  return menus;
}

test('[P593] [P594] [S560] what is open is saved, found at another computer, and opened by a colleague as far as they may', async ({
  portal,
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const menus = new MenusDriver(portal);
  const name = `早班 ${Date.now() % 100_000}`;
  await menus.enter('owner', ORDERS);
  await portal.openMenu('库存', '库存总览');
  await expect(page.getByRole('tab')).toHaveCount(3);
  const titles = await page.getByRole('tab').allTextContents();
  await page.getByRole('button', { name: '保存的工作区' }).click();
  const panel = page.getByRole('dialog', { name: '保存的工作区' });
  await panel.getByRole('textbox', { name: '为当前打开的页面命名' }).fill(name);
  await panel.getByRole('button', { name: '保存', exact: true }).click();
  await panel.getByRole('button', { name: `“${name}”的更多操作` }).click();
  await page.getByRole('menuitemradio', { name: '团队可见' }).click();

  const device = await menusElsewhere(browser, page, 'owner');
  await device.type(name);
  await device.answer(name).click();
  await expect(device.page.getByRole('tab')).toHaveText(titles);
  await device.page.context().close();

  const colleague = await menusElsewhere(browser, page, 'staff');
  await colleague.page.getByRole('button', { name: '保存的工作区' }).click();
  const shared = colleague.page.getByRole('dialog', { name: '保存的工作区' });
  await shared.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(colleague.page.getByText(`已打开“${name}”`)).toBeVisible();
  await colleague.page.context().close();
});

test('[S1500] [S1501] [S1502] [P596] one field finds an order by its number with a slip, a product by words, and a page of another system', async ({
  portal,
  page,
  systems,
}) => {
  test.setTimeout(120_000);
  const menus = new MenusDriver(portal);
  await menus.enter('owner', ORDERS);
  const first = systems.rows('scm_new').first().getByRole('button').first();
  const number = (await first.textContent())?.trim() ?? '';
  expect(number.length).toBeGreaterThan(5);
  const slip = number.slice(0, -3) + number.slice(-2, -1) + number.slice(-3, -2) + number.slice(-1);
  await menus.type(slip);
  await menus.answer(number).click();
  await expect(portal.frame().getByText(number).first()).toBeVisible();

  await test.step('a page of another system opens there', async () => {
    await menus.type('复购分析');
    await menus.answer('复购分析').click();
    await expect(page).toHaveURL(/svc-bi/);
    await systems.expectTitle('amazon', '复购分析');
  });
});

test('[P597] the colours that somebody chose are theirs at another computer, too', async ({
  portal,
  page,
  browser,
}) => {
  const menus = new MenusDriver(portal);
  await menus.enter('tiktok');
  const chosen = page.waitForResponse((answer) => answer.url().includes('chooseAppearance'));
  await menus.chooseFromAvatar('深色');
  await chosen;
  const device = await menusElsewhere(browser, page, 'tiktok');
  await expect(device.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await device.chooseFromAvatar('跟随系统');
  await device.page.context().close();
});

test('[P599] whoever works for several companies switches by the avatar menu, to a clean workspace', async ({
  portal,
  page,
}) => {
  await portal.open();
  await portal.signIn('both');
  await page.getByRole('button', { name: /Starlight/ }).click();
  await portal.expectWorkspace();
  await portal.open(ORDERS);
  await expect(portal.frame().getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '切换公司' }).click();
  const companies = page.getByRole('dialog', { name: '切换公司' });
  await companies.getByRole('button', { name: /Tidewater/ }).click();
  await expect(page).toHaveURL(/svc2-/);
  await expect(page.getByRole('tab')).toHaveCount(1);
});
