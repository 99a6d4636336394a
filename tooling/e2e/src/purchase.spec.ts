import { PortalDriver } from './driver/PortalDriver.ts';
import { PurchaseDriver } from './driver/PurchaseDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ purchase: PurchaseDriver }>({
  purchase: async ({ portal }, use) => use(new PurchaseDriver(portal)),
});

test.setTimeout(120_000);

const ORDER_AGAIN = /comfirm-order\?kind=additional&systemCode=ERP&productId=ORDER_QUANTITY&quantity=2/;

// The next journey buys the package that is expired here.
test('[N55] the reminder to renew leads to the package of the system in front', async ({
  purchase,
  portalctl,
}) => {
  await portalctl('expire', 'TIDEWATER', 'OMS');
  await purchase.enter('/embel/home');
  await purchase.portal.open('/entry/svc2-oms/OMS');
  const reminder = purchase.page.getByRole('dialog', { name: '续费提醒' });
  await reminder.getByRole('button', { name: '续费' }).click();
  await expect(purchase.page).toHaveURL(/sso-web#\/user\/product-package\?systemCode=OMS/);
  await expect(purchase.pane.getByRole('region', { name: '当前服务' })).toContainText('订单管理');
  await expect(reminder).toHaveCount(0);
});

test('[S650] [S657] a package is bought: chosen, confirmed, paid by its code, and every open page shows it at once', async ({
  purchase,
  second,
  portalctl,
}) => {
  await portalctl('expire', 'TIDEWATER', 'OMS');
  await purchase.enter('/company/serve/buy-serve?systemCode=OMS');
  const other = new PurchaseDriver(second);
  await second.open('/entry/svc2-oms/OMS');
  await second.expectWorkspace();
  const reminder = second.page.getByRole('dialog', { name: '续费提醒' });
  await expect(reminder).toBeVisible({ timeout: 20_000 });
  await other.mark();
  await purchase.mark();
  const present = purchase.pane.getByRole('radio', { name: /当前套餐/ });
  await expect(present).toBeChecked();
  const wanted = (await present.getAttribute('value')) === 'pkg-oms-pro' ? '标准版' : '专业版';
  await purchase.choose(new RegExp(`^${wanted}`));
  await purchase.choose(/^2 年/);
  await expect(purchase.page).toHaveURL(/productId=pkg-oms-.*months=24/);
  const waiting = await purchase.order();
  await expect(purchase.pane.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await purchase.page.reload();
  await expect(purchase.pane.getByRole('img', { name: '支付二维码' })).toBeVisible();
  expect(purchase.page.url()).toBe(waiting);
  await purchase.mark();
  await purchase.pay();
  await expect(purchase.after('套餐')).toHaveText(wanted);
  await expect(reminder).toBeHidden();
  await other.expectPackage(wanted);
  await other.expectNotReloaded();
  await purchase.button('进入系统').click();
  await expect(purchase.page).toHaveURL(/\/entry\/svc2-oms\/OMS/);
  await purchase.expectPackage(wanted);
  await purchase.expectNotReloaded();
});

test('[N51] [S652] a service that runs out is renewed: the ticker leads to the service management and stops saying so', async ({
  purchase,
  portalctl,
}) => {
  await portalctl('expire', 'TIDEWATER', 'ERP', '--days', '5');
  await purchase.enter('/embel/home');
  const { page } = purchase;
  const ticker = page.getByRole('region', { name: '公告' });
  await expect(ticker).toContainText('跨境 ERP将于');
  await purchase.mark();
  await ticker.getByRole('button', { name: '续费' }).click();
  await expect(page).toHaveURL(/sso-web#\/company\/serve\/serve-manage/);
  const ends = purchase.service('跨境 ERP').getByRole('cell').nth(5);
  const before = await ends.textContent();
  await purchase.button('续费跨境 ERP').click();
  await expect(purchase.heading).toHaveText('续费');
  await purchase.choose(/^6 个月/);
  await expect(purchase.pane.getByText('省 5%').first()).toBeVisible();
  // Until the price of this choice is there, that of the former one is shown, and cannot be ordered.
  await expect(purchase.button('去结算')).toBeEnabled();
  const then = purchase.after('到期日');
  await expect(then).not.toHaveText(before ?? '');
  const promised = (await then.textContent()) ?? '';
  await purchase.order();
  await purchase.pay();
  await expect(ticker.getByText('跨境 ERP将于')).toHaveCount(0);
  await purchase.button('服务管理').click();
  await expect(ends).toHaveText(promised);
  await page.goBack();
  await expect(purchase.heading).toHaveText('支付结果');
  await purchase.expectNotReloaded();
});

test('[S652] [S653] more of an item is added, two presses order once, and the history has it', async ({
  purchase,
}) => {
  await purchase.enter('/company/serve/buy-additional?type=quantity&systemCode=ERP');
  await purchase.choose(/^订单量/);
  await purchase.button('增加一份').click();
  await expect(purchase.pane.getByRole('textbox', { name: '份数' })).toHaveValue('2');
  const orders = new Set<string>();
  purchase.page.on('response', async (response) => {
    if (!response.url().endsWith('/submitPurchase')) return;
    const { data } = (await response.json()) as { data?: { orderId?: string } };
    orders.add(data?.orderId ?? '');
  });
  await purchase.button('去结算').click();
  const promised = await purchase.after('订单量').textContent();
  await purchase.button('提交订单').dblclick();
  await expect(purchase.heading).toHaveText('扫码支付');
  await expect.poll(() => orders.size).toBe(1);
  await purchase.pay();
  await expect(purchase.after('订单量')).toHaveText(promised ?? '');
  await purchase.button('订购记录').click();
  const [orderId = ''] = orders;
  await expect(purchase.service(orderId)).toContainText('已支付');
  await purchase.open('/user/product-package?systemCode=ERP');
  await expect(purchase.pane.getByRole('region', { name: '当前服务' })).toContainText(promised ?? '');
});

test('[M238] a menu that is not in the package leads to the packages that have it', async ({ purchase }) => {
  const query = new URLSearchParams({
    type: 'upGrade',
    packageId: 'pkg-amazon-flagship',
    serviceId: 'svc2-erp',
    systemCode: 'ERP',
    updatePackageIds: 'pkg-erp-max',
  });
  await purchase.enter(`/company/serve/buy-additional?${query}`);
  await expect(purchase.pane.getByRole('radio', { name: /^旗舰版/ })).toBeChecked();
  await expect(purchase.pane.getByRole('radio', { name: /^专业版/ })).toHaveCount(0);
  await expect(purchase.pane.getByText('应付')).toBeVisible();
});

test('[S656] an order is given up, and ordered again as it was', async ({ purchase }) => {
  await purchase.enter('/company/serve/buy-additional?type=quantity&systemCode=ERP&quantity=2');
  await purchase.order();
  await purchase.button('取消订单').click();
  await purchase.pane.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(purchase.pane.getByText('订单已取消')).toBeVisible();
  await purchase.button('重新下单').click();
  await expect(purchase.page).toHaveURL(ORDER_AGAIN);
});

test('[S656] a payment that never arrives: the order expires and says what to do', async ({ purchase }) => {
  await purchase.enter('/company/serve/buy-additional?type=quantity&systemCode=ERP&quantity=2');
  await purchase.order();
  await purchase.page.route('**/queryPurchase', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, state: 'expired' } } });
  });
  await expect(purchase.pane.getByText('订单已过期')).toBeVisible();
  await purchase.button('重新下单').click();
  await expect(purchase.page).toHaveURL(ORDER_AGAIN);
});

test('[S654] another price than the one that was seen is not ordered, and is shown', async ({ purchase }) => {
  await purchase.page.route('**/quotePurchase', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, amount: 1 } } });
  });
  await purchase.enter('/company/serve/comfirm-order?kind=renew&systemCode=ERP&months=1');
  await expect(purchase.pane.getByText('¥0.01')).toBeVisible();
  await purchase.page.unroute('**/quotePurchase');
  await purchase.button('提交订单').click();
  await expect(purchase.pane.getByRole('alert')).toContainText('价格已更新');
  await expect(purchase.pane.getByText('¥299.00')).toBeVisible();
  await purchase.button('提交订单').click();
  await expect(purchase.heading).toHaveText('扫码支付');
});

test('[S655] who has no menu of services sees the packages and orders nothing', async ({ portal }) => {
  await portal.enter('staff');
  await portal.open('/entry/svc-erp/ERP/sso-web#/company/serve/buy-serve?systemCode=ERP');
  await expect(portal.pane.getByRole('alert')).toHaveText('您没有订购权限，请联系公司的管理员。');
  await expect(portal.pane.getByRole('button', { name: '去结算' })).toBeDisabled();
});

test('[S655] an order of another company is as none', async ({ purchase, browser }) => {
  await purchase.enter('/company/serve/buy-additional?type=quantity&systemCode=ERP');
  const { hash } = new URL(await purchase.order());
  const context = await browser.newContext();
  const stranger = new PortalDriver(await context.newPage());
  await stranger.open(`${purchase.portal.origin}/login`);
  await stranger.signIn('owner');
  await stranger.expectWorkspace();
  await stranger.open(`${purchase.portal.origin}/entry/svc-erp/ERP/sso-web${hash}`);
  await expect(stranger.pane.getByText('这条内容已不存在')).toBeVisible();
  await context.close();
});

test('[U207] a page that does not load says so, and trying again brings it', async ({ purchase }) => {
  await purchase.page.route('**/queryProductPackages', (route) => route.abort());
  await purchase.enter('/user/product-package');
  await expect(purchase.pane.getByRole('alert')).toContainText('内容没有加载出来');
  await purchase.page.unroute('**/queryProductPackages');
  await purchase.button('重试').click();
  await expect(purchase.pane.getByRole('region', { name: '当前服务' })).toBeVisible();
});

test('[S659] an app of the marketplace is found, bought for a while and runs', async ({ purchase }) => {
  await purchase.enter('/app/home');
  await purchase.pane.getByRole('searchbox').fill('翻译');
  await expect(purchase.pane.getByRole('heading', { level: 2 })).toHaveCount(1);
  await purchase.button(/^(开通|续费)商品翻译/).click();
  await purchase.choose(/^1 个月/);
  await expect(purchase.page).toHaveURL(/months=1/);
  await expect(purchase.pane.getByText('¥49.00')).toBeVisible();
  const promised = (await purchase.after('到期日').textContent()) ?? '';
  await purchase.button('提交订单').click();
  await purchase.pay();
  await purchase.button('应用市场').click();
  const app = purchase.pane.getByRole('listitem').filter({ hasText: '商品翻译' });
  await expect(app).toContainText('使用中');
  await expect(app).toContainText(promised);
});

test('[J5] the choice is made with the keyboard alone', async ({ purchase }) => {
  await purchase.enter('/company/serve/buy-serve?systemCode=WMS&productId=pkg-wms-standard&months=1');
  const { page } = purchase;
  await purchase.pane.getByRole('radio', { name: /^1 个月/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/months=6/);
  await expect(purchase.button('去结算')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(purchase.button('去结算')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(purchase.heading).toHaveText('确认订单');
  await page.goBack();
  await expect(purchase.pane.getByRole('radio', { name: /^6 个月/ })).toBeChecked();
});

test('[P9] [P13] the renewal address and a system that is closed lead to the purchase, with the system chosen', async ({
  portal,
}) => {
  await portal.enter();
  await portal.open('/#/company/serve/buy-serve?systemCode=WMS');
  const chosen = (name: string) => portal.pane.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(chosen('仓储管理')).toBeChecked();
  await portal.open('/entry/svc-tms/TMS');
  await expect(portal.page).toHaveURL(/\/TMS\/402/);
  // The reminder that the service has run out comes over the page a moment later; put away, the page leads on by itself.
  const reminder = portal.page.getByRole('dialog', { name: '续费提醒' });
  await reminder.getByRole('button', { name: '我知道了' }).click();
  await portal.page.getByRole('link', { name: /续费|订购/ }).click();
  await expect(chosen('运输管理')).toBeChecked();
  await expect(portal.pane.getByRole('radio', { name: /^标准版 当前套餐/ })).toBeChecked();
});
