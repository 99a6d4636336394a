import { AssistantDriver } from './driver/AssistantDriver.ts';
import { MenusDriver } from './driver/MenusDriver.ts';
import { expect, test } from './test.ts';

const ORDERS = '/entry/svc-erp/ERP/scm_new#/list/orders?view=all';
const PAGES = {
  toShip: { system: 'ERP', app: 'scm_new', path: '/list/orders?view=to-ship' },
  overview: { system: 'ERP', app: 'amazon', path: '/setSail/index' },
  stock: { system: 'ERP', app: 'scm_new', path: '/list/stock?view=all' },
  ads: { system: 'ERP', app: 'scm_new', path: '/list/ads?view=all' },
};

test('[E300] [E301] [E302] [E303] [E307] [P960] a shop, marketplace and days chosen once are those of every page, until one goes its own way', async ({
  portal,
  page,
  systems,
}) => {
  test.setTimeout(180_000);
  const chip = page.getByRole('banner').getByRole('button', { name: /^统一：|^单独选择$/ });
  const marketplace = (app: string) => systems.content(app).getByRole('combobox', { name: '站点' });
  await new MenusDriver(portal).enter('owner', ORDERS);
  await expect(systems.rows('scm_new').first()).toBeVisible();
  await expect(chip).toHaveCount(0);

  await test.step('chosen in the orders', async () => {
    await systems.choose('scm_new', '站点', '德国');
    await expect(chip).toHaveText('统一：德国');
    await systems.content('scm_new').getByRole('button', { name: '下单日期' }).click();
    await systems.content('scm_new').getByRole('button', { name: '上月', exact: true }).click();
    await expect(chip).toHaveText(/^统一：德国 · \d/);
    await systems.content('scm_new').getByRole('combobox', { name: '店铺' }).click();
    await systems.content('scm_new').getByRole('option').nth(1).click();
    await expect(chip).toHaveText(/^统一：\S+.* · 德国 · \d/);
  });
  const [, shop = '', days = ''] = /统一：(.*) · 德国 · (.*)/.exec((await chip.textContent()) ?? '') ?? [];

  await test.step('the other pages follow in the parts that they know', async () => {
    await systems.follow(PAGES.toShip);
    await expect(systems.content('scm_new').getByRole('combobox', { name: '店铺' })).toContainText(shop);
    await systems.follow(PAGES.stock);
    await expect(chip).toHaveText('统一：德国');
    await expect(page).toHaveURL(/list\/stock\?.*site=DE/);
    for (const kind of ['overview', 'ads'] as const) {
      await systems.follow(PAGES[kind]);
      await expect(marketplace(PAGES[kind].app)).toContainText('德国');
      const ofShop = systems.content(PAGES[kind].app).getByRole('combobox', { name: '店铺' });
      await expect(ofShop).toContainText(shop);
      await expect(chip).toHaveText(`统一：${shop} · 德国 · ${days}`);
    }
  });

  await test.step('the assistant reads the page as it is narrowed', async () => {
    const assistant = new AssistantDriver(page);
    await assistant.open();
    await assistant.begin();
    await assistant.drawer.getByRole('button', { name: '解释当前页面' }).click();
    await assistant.expectAnswered();
    await expect(assistant.lastAnswer).toContainText('德国');
    await page.keyboard.press('Escape');
    await expect(assistant.drawer).toBeHidden();
  });

  await test.step('a page that goes its own way leaves the others alone, also after its tab was left', async () => {
    await chip.click();
    await expect(chip).toHaveText('单独选择');
    await systems.choose('scm_new', '站点', '法国');
    await portal.tab('库存总览').click();
    await expect(chip).toHaveText('统一：德国');
    await expect(marketplace('scm_new')).toContainText('德国');
    await portal.tab('全部广告活动').click();
    await expect(chip).toHaveText('单独选择');
    await expect(marketplace('scm_new')).toContainText('法国');
    await chip.click();
    await expect(marketplace('scm_new')).toContainText('德国');
    await expect(chip).toHaveText(`统一：${shop} · 德国 · ${days}`);
  });
});
