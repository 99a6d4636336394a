import { expect, test } from './test.ts';

const ORDERS = { system: 'ERP', app: 'scm_new', path: '/sail-order-management' };
/** What a print service serves, as public copies of its script have it; run, it would change the page's title. */
const serviceScript = (version: string) =>
  `document.title="run";var CLODOP={VERSION:"6.2.2.2",IVERSION:"6222",CVERSION:"${version}"};`;

test('[P1354] [E211] [E218] an order is printed at once, and a print service that is missing is offered once, with its version', async ({
  portal,
  systems,
  page,
}) => {
  const asked: string[] = [];
  let served: string | undefined;
  await page.route(/CLodopfuncs\.js$/, (route) => {
    asked.push(route.request().url());
    if (served === undefined) return route.abort();
    return route.fulfill({ body: served, headers: { 'access-control-allow-origin': '*' } });
  });
  await portal.enter();
  await systems.open(ORDERS);
  const orders = systems.content('scm_new');
  await systems.rows('scm_new').first().getByRole('button').click();
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await expect(panel.getByRole('button', { name: '打印' })).toBeVisible();
  expect(asked, 'nothing is looked at before somebody wants to print').toEqual([]);

  // The window of the browser's own print dialog stays open until somebody answers it.
  await panel.evaluate(() => {
    window.print = () => {
      document.body.setAttribute('data-print-asked', '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const isPrinted = orders.locator('body[data-print-asked]');
  const print = async () => {
    await isPrinted.evaluateAll(([body]) => body?.removeAttribute('data-print-asked'));
    await panel.getByRole('button', { name: '打印' }).click();
    await expect(isPrinted).toBeAttached();
  };
  const offer = page.getByText('已用浏览器打印');
  await print();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: '查看', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: '打印组件' });
  await expect(prompt.getByText('没有检测到打印组件')).toBeVisible();
  await expect(prompt.getByText('需要 C-Lodop 4.0.0.0 或以上')).toBeVisible();
  expect((await prompt.boundingBox())?.width).toBe(492);
  expect(asked.some((url) => url.startsWith('http://localhost:8000/'))).toBe(true);

  served = serviceScript('3.0.4.1');
  await prompt.getByRole('button', { name: '重新检测' }).click();
  await expect(prompt.getByText('打印组件版本过低')).toBeVisible();
  served = 'alert(1)';
  await prompt.getByRole('button', { name: '重新检测' }).click();
  await expect(prompt.getByText('C-Lodop没准备好，请稍后再试！')).toBeVisible();
  served = serviceScript('6.5.7.9');
  await prompt.getByRole('button', { name: '重新检测' }).click();
  await expect(prompt.getByText('打印组件可以使用。')).toBeVisible();
  expect(await page.title()).not.toBe('run');
  await prompt.getByRole('button', { name: '知道了' }).click();

  served = undefined;
  await expect(offer).toHaveCount(0);
  await print();
  await expect(offer).toHaveCount(0);
});

test('[P1354] [U208] with a print service that is ready nothing is offered; a printed order is on the paper alone, its list afterwards as before', async ({
  portal,
  systems,
  page,
}) => {
  await page.route(/CLodopfuncs\.js$/, (route) =>
    route.fulfill({ body: serviceScript('6.5.7.9'), headers: { 'access-control-allow-origin': '*' } }),
  );
  await portal.enter();
  await systems.open(ORDERS);
  const orders = systems.content('scm_new');
  await systems.rows('scm_new').first().getByRole('button').click();
  const panel = orders.getByRole('complementary', { name: '订单详情' });
  await expect(panel.getByText('商品明细')).toBeVisible();
  // The window of the browser's own print dialog stays open until somebody answers it.
  await panel.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await panel.getByRole('button', { name: '打印' }).click();
  await expect(orders.locator('body[data-print-asked]')).toBeAttached();
  await expect(page.getByText('已用浏览器打印')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText('商品明细')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(orders.getByRole('table')).toHaveCount(0);
  await panel.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await expect(orders.getByRole('table')).toBeVisible();
  await expect(panel).toBeHidden();
});
