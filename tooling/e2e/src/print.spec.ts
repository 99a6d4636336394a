import { expect, test } from './test.ts';

const ORDERS = { system: 'ERP', app: 'scm_new', path: '/sail-order-management' };
/** What a print service serves, as public copies of its script have it; run, it would change the page's title. */
const serviceScript = (version: string) =>
  `document.title="run";var CLODOP={VERSION:"6.2.2.2",IVERSION:"6222",CVERSION:"${version}"};`;

test('[P1354] [E211] [E218] an order is printed at once, and a print service that is missing is offered once, with its version', async ({
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
  await systems.enter(ORDERS);
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
  systems,
  page,
}) => {
  await page.route(/CLodopfuncs\.js$/, (route) =>
    route.fulfill({ body: serviceScript('6.5.7.9'), headers: { 'access-control-allow-origin': '*' } }),
  );
  await systems.enter(ORDERS);
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

test('[J1003] labels of chosen orders go to the print service, and to the browser where there is none', async ({
  systems,
  page,
}) => {
  const script = String.raw`var CLODOP={strWebPageID:"08A",VERSION:"6.5.7.7",CVERSION:"6.5.7.7",DelimChar:"\f\f"};`;
  let isThere = true;
  const printed: string[] = [];
  await page.route(/CLodopfuncs\.js$/, (route) =>
    isThere
      ? route.fulfill({ body: script, headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  );
  await page.routeWebSocket(/^ws:\/\/localhost:(8000|18000)\/c_webskt\//, (socket) => {
    socket.onMessage((message) => {
      printed.push(`${message}`);
      socket.send(`${/tid=([^\f]*)/.exec(`${message}`)?.[1]}=true`);
    });
  });
  await systems.enter({ ...ORDERS, path: '/list/orders?view=to-ship' });
  const orders = systems.content('scm_new');
  const rows = systems.rows('scm_new');
  const chosen = orders.getByRole('region', { name: '已选订单' });
  const choose = async () => {
    for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
    await expect(chosen.getByRole('status')).toHaveText('已选 2 个订单');
  };
  await choose();
  const [one = '', two = ''] = await rows.getByRole('button').allTextContents();
  await chosen.getByRole('button', { name: '打印标签' }).click();
  await expect(chosen).toHaveCount(0);
  expect(printed).toHaveLength(2);
  for (const [index, orderNo] of [one, two].entries()) {
    expect(printed.join(), `label ${index}`).toContain(`地址标签 ${orderNo}`);
    expect(printed[index]).toContain('pagewidth=1000\f\fpageheight=1500');
  }

  isThere = false;
  await choose();
  // The window of the browser's own print dialog stays open until somebody answers it.
  await rows.first().evaluate(({ ownerDocument }) => {
    const { body } = ownerDocument;
    const append = body.append.bind(body);
    body.append = (frame) => {
      append(frame);
      const { contentWindow: view } = frame as HTMLIFrameElement;
      if (!view) return;
      view.print = () => {
        const sizes = [...view.document.querySelectorAll('svg')].map((label) => label.getAttribute('width'));
        body.setAttribute('data-printed', `${sizes} ${view.document.body.textContent}`);
        view.dispatchEvent(new Event('afterprint'));
      };
    };
  });
  await chosen.getByRole('button', { name: '打印标签' }).click();
  await expect(chosen).toHaveCount(0);
  await expect(orders.locator('body')).toHaveAttribute('data-printed', new RegExp(`^100mm,100mm .*${one}`));
  await expect(orders.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('已用浏览器打印')).toBeVisible();
  expect(printed).toHaveLength(2);
});
