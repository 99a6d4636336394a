import { directory, menuTree, page } from '@portal/menu-engine/testing';
import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';

it('[P552] what opens adds one entry to the history; an app that puts one page in place of another adds none', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(HOME);
  await shell.expectWorkspace();
  const entries = await shell.entries();
  await shell.openMenu('销售', '全部订单');
  await shell.expectNotes('全部订单', '/all');
  await shell.expectAddress(`${HOME}/notes#/all`);
  expect(await shell.entries()).toBe(entries + 1);
  await shell.page.getByRole('button', { name: 'Next' }).click();
  await shell.expectAddress(`${HOME}/notes#/next`);
  expect(await shell.entries()).toBe(entries + 2);
  await shell.page.getByRole('button', { name: 'Instead' }).click();
  await shell.expectAddress(`${HOME}/notes#/instead`);
  expect(await shell.entries()).toBe(entries + 2);
  await shell.page.goBack();
  await shell.expectNotes('全部订单', '/all');
});

it('[P553] a menu that opens is counted by its own id; its tab, the window and the menus name it', async () => {
  const shell = await open({ as: RUOXI, stored: { 'portal:language': 'en_US' } });
  await shell.visit(HOME);
  await shell.expectWorkspace();
  await shell.openMenu('销售 EN', '待付款 EN');
  await shell.expectNotes('待付款 EN', '/unpaid');
  await shell.expectCalls('recordMenuOpt', 1);
  const counted = shell.backend.calls.find(({ name }) => name === 'recordMenuOpt');
  expect(counted?.body).toEqual({ menuId: 'unpaid', menuName: '待付款' });
  await shell.expectWindowTitle('待付款 EN · Portal');
});

it('[P554] an address that is no longer the one of the window does not bring its pane back', async () => {
  const shell = await open({ as: RUOXI });
  await shell.page.addInitScript(() => {
    // The first that a new address does in the page is to take the body's class of the former away: in that moment, before
    // the panes follow it, the window goes on to another address.
    const { remove } = DOMTokenList.prototype;
    DOMTokenList.prototype.remove = function (...names) {
      remove.apply(this, names);
      if (this === document.body.classList) window.dispatchEvent(new Event('address-leaves'));
    };
  });
  await shell.visit(HOME);
  await shell.openMenu('销售', '广告');
  await shell.expectNotes('广告', '/ads');
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  await shell.closeTab('广告');
  await shell.page.evaluate(() => {
    const home = document.querySelector('[role=tab]');
    const press = () => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        home?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    };
    window.addEventListener('address-leaves', press, { once: true });
    window.history.back();
  });
  await shell.expectAddress(HOME);
  await shell.page.getByRole('tab', { name: '首页', selected: true }).waitFor();
  await expect.poll(() => shell.tabs()).toEqual(['首页', '待付款']);
});

/** A page of another team on an origin of its own that adds entries to the history when it is told how many. */
const FILLING_PAGE = `<h1>Rates</h1><script>
addEventListener('message', ({ data }) => { for (let i = 0; i < data; i += 1) history.pushState(null, '', '#' + i); });
</script>`;

for (const steps of [12, 80])
  it(`[P1350] a page in a frame that adds ${steps} entries to the history does not take Back from the portal`, async () => {
    const shell = await open({ as: RUOXI });
    shell.backend.set({
      getMenuTreeByServiceAndRole: () =>
        menuTree([
          directory('sales', '销售', [
            directory('orders', '订单', [
              page('all', '全部订单', { path: 'notes' }),
              page('rates', '汇率', { path: '', menuUrl: 'http://rates.test/' }),
            ]),
          ]),
        ]),
    });
    await shell.context.route('http://rates.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: FILLING_PAGE }),
    );
    await shell.visit(HOME);
    await shell.openMenu('销售', '全部订单');
    await shell.expectNotes('全部订单', '/all');
    await shell.openMenu('销售', '汇率');
    await shell.page.frameLocator('iframe').getByRole('heading', { name: 'Rates' }).waitFor();
    const bar = shell.page.getByRole('status').filter({ hasText: '后退记录' });
    await shell.page.evaluate((count) => window.frames[0]?.postMessage(count, '*'), steps);
    await bar.waitFor();
    await shell.page.goBack();
    await shell.expectNotes('全部订单', '/all');
    await shell.chooseTab('汇率');
    await bar.getByRole('button', { name: '回到上一个页面' }).click();
    await shell.expectNotes('全部订单', '/all');
    await shell.chooseTab('汇率');
    await bar.getByRole('button', { name: '知道了' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await shell.page.frameLocator('iframe').getByRole('heading').textContent()).toBe('Rates');
  });
