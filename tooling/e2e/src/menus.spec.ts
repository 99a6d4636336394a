import AxeBuilder from '@axe-core/playwright';
import { fetchWhole } from './driver/fetchWhole.ts';
import { MenusDriver, START } from './driver/MenusDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ menus: MenusDriver; window2: MenusDriver }>({
  menus: async ({ portal }, use) => use(new MenusDriver(portal)),
  window2: async ({ second }, use) => use(new MenusDriver(second)),
});

test('[M201] [M300] [M304] a page is found by the initials of its pinyin and opened by keyboard alone', async ({
  menus,
  portal,
}) => {
  await menus.enter();
  await menus.type('ddgl');
  await expect(menus.answers.first()).toContainText('订单管理');
  await menus.page.keyboard.press('Enter');
  await expect(portal.activeTab).toContainText('订单管理');
  await menus.type('ddgl');
  await expect(menus.answers.first()).toContainText('当前页面');
  await menus.page.keyboard.press('Escape');
  await expect(menus.answers).toHaveCount(0);
});

test('[M32] [M324] [S210] a favourite and a pin are there after a reload, and in the other window', async ({
  menus,
  window2,
}) => {
  await menus.enter();
  await menus.viewAll();
  const row = menus.overview.getByRole('listitem').filter({ hasText: '采购退货' }).last();
  await row.hover();
  await menus.answered('collectMenu', () => row.getByRole('button', { name: '固定采购退货' }).click());
  await menus.answered('addFavorites', () => row.getByRole('button', { name: '收藏采购退货' }).click());
  await menus.page.keyboard.press('Escape');
  await menus.page.reload();
  await menus.ready();
  const favorites = await menus.openFavorites();
  await expect(favorites.getByRole('link', { name: '采购退货' })).toBeVisible();
  await window2.page.goto(START);
  await window2.ready();
  await window2.openSwitcher();
  await window2.page.getByRole('button', { name: '常用菜单' }).click();
  await expect(window2.page.getByRole('link', { name: '采购退货' }).first()).toBeVisible();
});

test('[M222] [M223] a refused favourite leaves the list, a refused pin is put back, and the person reads why', async ({
  menus,
}) => {
  await menus.enter();
  await menus.breakCall('/addFavorites');
  await menus.breakCall('/collectMenu');
  await menus.viewAll();
  const row = menus.overview.getByRole('listitem').filter({ hasText: '来料质检' }).first();
  await row.hover();
  const star = row.getByRole('button', { name: '收藏来料质检' });
  await star.click();
  await expect(menus.page.getByText('服务器暂时无法处理，请稍后再试')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const pin = row.getByRole('button', { name: '固定来料质检' });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('[M242] [M333] [M336] [M340] a scene is made, used, changed and deleted', async ({ menus }) => {
  await menus.enter();
  await menus.openSwitcher();
  await menus.page.getByRole('button', { name: '添加自定义场景' }).click();
  const form = menus.dialog('新建自定义场景');
  await form.getByRole('button', { name: '提交' }).click();
  await expect(menus.page.getByText('请填写场景名称').first()).toBeVisible();
  await expect(menus.page.getByText('请至少选择一个菜单').first()).toBeVisible();
  await form.getByRole('textbox', { name: /场景名称/ }).fill('退货日');
  await form.getByRole('textbox', { name: '查找要加入的菜单' }).fill('fahuo');
  await form.getByRole('treeitem', { name: '待发货订单' }).click();
  await form.getByRole('treeitem', { name: '超时未发货订单' }).click();
  await expect(form.getByText('已选 2 个功能，最多 15 个')).toBeVisible();
  await form.getByRole('button', { name: '提交' }).click();
  await expect(form).toBeHidden();

  await menus.openSwitcher();
  await menus.answered('customGroup/use', () =>
    menus.page
      .getByRole('button', { name: /^退货日/ })
      .last()
      .click(),
  );
  await expect(menus.nav.getByRole('link', { name: '超时未发货订单' })).toBeVisible();
  await menus.page.keyboard.press('Escape');

  await menus.openSwitcher();
  await menus.page.getByRole('button', { name: '管理', exact: true }).click();
  const list = menus.dialog('自定义场景');
  await list.getByRole('button', { name: '删除退货日' }).click();
  await expect(menus.page.getByText('当前场景不能删除')).toBeVisible();
  await list.getByRole('button', { name: '编辑退货日' }).click();
  const editor = menus.dialog('编辑自定义场景');
  await editor.getByRole('textbox', { name: /场景名称/ }).fill('退款日');
  await editor.getByRole('button', { name: '提交' }).click();
  await expect(list.getByText('退款日')).toBeVisible();
  await menus.page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await menus.openSwitcher();
  await menus.answered('customGroup/use', () =>
    menus.page
      .getByRole('button', { name: /^退款日/ })
      .last()
      .click(),
  );
  await menus.openSwitcher();
  await menus.page.getByRole('button', { name: '管理', exact: true }).click();
  await menus.dialog('自定义场景').getByRole('button', { name: '删除退款日' }).click();
  await menus.dialog('删除场景“退款日”？').getByRole('button', { name: '删除' }).click();
  await expect(menus.dialog('自定义场景').getByText('退款日')).toBeHidden();
});

test('[P553] [M350] [S205] [S213] a page that opens is counted, has its score, and a menu goes into a scene without its form', async ({
  menus,
}) => {
  await menus.enter();
  await menus.answered('recordMenuOpt', async () => {
    await menus.type('ddgl');
    await expect(menus.answers.first()).toContainText('订单管理');
    await menus.page.keyboard.press('Enter');
  });
  await menus.page.getByRole('button', { name: '评价当前页面' }).click();
  await menus.page.getByRole('radio', { name: '4 分' }).check({ force: true });
  await menus.answered('addMenuScoreInfo', () => menus.page.getByRole('button', { name: '提交' }).click());
  await expect(menus.page.getByText('感谢您的评价，我们会据此改进')).toBeVisible();
  await menus.page.keyboard.press('Escape');

  await menus.viewAll('采购计划单');
  await menus.overview.getByRole('link', { name: '采购计划单' }).hover();
  await menus.overview.getByRole('button', { name: '把采购计划单加入场景' }).click();
  await menus.answered('bindMenuCustomMenu', () =>
    menus.page.getByRole('menuitem', { name: /^大促备货/ }).click(),
  );
  await expect(menus.page.getByText('已加入场景“大促备货”')).toBeVisible();
});

test('[M230] [S208] in a demo environment a scene is not added, and the person reads why', async ({
  menus,
}) => {
  await menus.enter('demo');
  await menus.openSwitcher();
  await menus.page.getByRole('button', { name: '添加自定义场景' }).click();
  await expect(menus.page.getByText('演示环境不支持该操作')).toBeVisible();
});

test('[M338] [S203] two windows edit one scene: the later one reads it and chooses', async ({
  menus,
  window2,
}) => {
  await menus.enter('plus');
  await window2.page.goto(START);
  await window2.ready();
  const open = async (which: MenusDriver) => {
    await which.openSwitcher();
    await which.page.getByRole('button', { name: '管理', exact: true }).click();
    await which.dialog('自定义场景').getByRole('button', { name: '编辑早间巡检' }).click();
    return which.dialog('编辑自定义场景');
  };
  const mine = await open(menus);
  const theirs = await open(window2);
  await theirs.getByRole('textbox', { name: '备注' }).fill('第二个窗口');
  await theirs.getByRole('button', { name: '提交' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByRole('textbox', { name: '备注' }).fill('第一个窗口');
  await mine.getByRole('button', { name: '提交' }).click();
  await expect(mine.getByText('该场景刚刚在其他窗口修改过，请选择保留哪一份')).toBeVisible();
  await expect(mine.getByRole('textbox', { name: '备注' })).toHaveValue('第一个窗口');
  await mine.getByRole('button', { name: '查看最新内容' }).click();
  await expect(mine.getByRole('textbox', { name: '备注' })).toHaveValue('第二个窗口');
});

test('[M310] [M311] [M318] all menus: a keyword, a category, the paid switch that is remembered', async ({
  menus,
}) => {
  await menus.enter('staff');
  await menus.viewAll('发货');
  await expect(menus.overview.getByRole('searchbox')).toHaveValue('发货');
  await expect(menus.overview.getByRole('link', { name: '超时未发货订单' })).toBeVisible();
  await menus.overview.getByRole('searchbox').fill('');
  const category = menus.overview.getByRole('navigation').getByRole('button', { name: '客服' });
  await category.click();
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(menus.overview.getByRole('heading', { name: /^客服/ })).toBeVisible();
  const toggle = menus.overview.getByRole('switch', { name: '显示未订购的功能' });
  const before = await toggle.isChecked();
  await menus.answered('updateSystemUpdateFlag', () => toggle.click());
  await menus.page.reload();
  await menus.ready();
  await menus.viewAll();
  await expect(toggle).toBeChecked({ checked: !before });
  await menus.answered('updateSystemUpdateFlag', () => toggle.click());
});

test('[M17] [M18] [M19] [M238] locked, expired and not purchased entries do not open, and say what to do', async ({
  menus,
  portal,
  context,
}) => {
  await menus.enter();
  const tabs = await portal.page.getByRole('tab').count();
  await menus.type('速卖通订单');
  await menus.page.keyboard.press('Enter');
  const expired = menus.page.getByRole('dialog', { name: '提示' });
  await expect(expired.getByText('该功能所属平台已到期，请尽快续费')).toBeVisible();
  await expired.getByRole('button', { name: '取消' }).click();
  await menus.type('投产比分析');
  await menus.page.keyboard.press('Enter');
  await expect(expired.getByText('投产比分析已到期，无法使用')).toBeVisible();
  await expired.getByRole('button', { name: '取消' }).click();
  expect(await portal.page.getByRole('tab').count()).toBe(tabs);

  await menus.type('供应商绩效');
  const [bought] = await Promise.all([context.waitForEvent('page'), menus.page.keyboard.press('Enter')]);
  // Firefox shows a new window before its address.
  await expect(bought).toHaveURL(/\/company\/serve\/buy-additional\?/);
  for (const key of ['type=upGrade', 'packageId=', 'serviceId=', 'systemCode=ERP', 'updatePackageIds='])
    expect(bought.url()).toContain(key);
  await bought.close();

  await menus.type('投产比分析');
  await menus.page.keyboard.press('Enter');
  await expired.getByRole('button', { name: '去续费' }).click();
  await expect(menus.page).toHaveURL(/sso-web#\/app\/home/);
});

/** The page in front is the one that is marked in the menus, also after back and forward. */
async function walkMarked(menus: MenusDriver, open: () => Promise<void>): Promise<void> {
  const { page } = menus;
  const expectMarked = async (name: string) => {
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('title', name);
    await open();
    const marked = menus.nav.locator('[aria-current=page]');
    await expect(marked.filter({ hasText: name }).first()).toBeVisible();
  };
  for (const [name, address] of [
    ['导出中心', START],
    ['地区销售', '/entry/svc-erp/ERP/amazon#/report/sales-regions?days=30'],
  ] as const) {
    await page.goto(address);
    await expectMarked(name);
  }
  await page.goBack();
  await expectMarked('导出中心');
  await page.goForward();
  await expectMarked('地区销售');
}

test('[A25] [M61] both menu styles: the choice changes them at once, the left one keeps its width', async ({
  menus,
}) => {
  await menus.enter('staff');
  await expect(menus.nav.getByRole('combobox', { name: '查找本应用菜单' })).toBeVisible();
  await expect(menus.nav.getByRole('button', { name: '常用菜单' })).toBeVisible();
  expect((await menus.nav.boundingBox())?.width).toBe(160);
  await walkMarked(menus, async () => undefined);
  expect(
    await menus.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
  await menus.nav.getByRole('button', { name: '收起菜单' }).click();
  expect((await menus.nav.boundingBox())?.width).toBe(48);
  await menus.page.reload();
  await menus.ready();
  expect((await menus.nav.boundingBox())?.width).toBe(48);
  await menus.nav.getByRole('button', { name: '展开菜单' }).click();
  await menus.changeMenuStyle('top');
  await expect(menus.nav.getByRole('button', { name: '订单', exact: true })).toBeVisible();
  await expect(menus.nav.getByRole('button', { name: '收起菜单' })).toBeHidden();
  const reports = menus.nav.getByRole('button', { name: '报表', exact: true });
  await walkMarked(menus, async () => {
    if ((await reports.getAttribute('aria-expanded')) !== 'true') await reports.click();
  });
  await menus.page.evaluate(() => localStorage.clear());
  await menus.enter('staff');
  await expect(menus.nav.getByRole('button', { name: '订单', exact: true })).toBeVisible();
  await menus.changeMenuStyle('left');
  await expect(menus.nav.getByRole('button', { name: '收起菜单' })).toBeVisible();
});

test('[T23] [S215] the workspace starts with the last tabs, or with home alone, as the person chose', async ({
  menus,
  portal,
}) => {
  const start = '/entry/svc-erp/ERP';
  const tabs = portal.page.getByRole('tab');
  await menus.enter('plus');
  await menus.page.goto(start);
  await menus.ready();
  await expect(tabs).toHaveCount(2);
  await menus.answered('addMenuStatus', () => menus.chooseFromAvatar('仅首页'));
  await menus.page.goto(start);
  await menus.ready();
  await expect(tabs).toHaveCount(1);
  await menus.answered('addMenuStatus', () => menus.chooseFromAvatar('恢复标签'));
  await menus.page.goto(START);
  await menus.ready();
  await menus.page.goto(start);
  await menus.ready();
  await expect(tabs).toHaveCount(2);
});

test('[M24] [M237] a system that is not embedded opens a window of its own; refused ones say why', async ({
  menus,
  context,
}) => {
  await menus.page.route('**/querySystemExtListForSub', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    // Asked before the sign-in, too, and refused.
    for (const system of answer.data?.dataList ?? [])
      if (system.systemCode === 'WMS')
        Object.assign(system, { embedded: false, systemDomain: 'https://wms.example.com' });
    await route.fulfill({ response, json: answer });
  });
  await menus.enter();
  await menus.openSwitcher();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    menus.page.getByRole('link', { name: /仓储管理/ }).click(),
  ]);
  expect(new URL(opened.url()).pathname).toBe('/transfer');
  await opened.close();
  for (const [name, words] of [
    ['运输管理', '当前系统已停用，不支持查看，请联系您的专属销售经理处理'],
    ['品牌分销', '当前系统已废弃，不支持查看，请联系您的专属销售经理处理'],
    ['智能刊登', '当前系统正在部署中，不支持查看'],
  ] as const) {
    await menus.page
      .getByRole('dialog', { name: '全部应用' })
      .or(menus.page.getByRole('banner'))
      .first()
      .waitFor();
    if (!(await menus.page.getByRole('dialog', { name: '全部应用' }).isVisible())) await menus.openSwitcher();
    await menus.page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(menus.page.getByText(words)).toBeVisible();
  }
});

test('[J3] the tools around the menus have no accessibility violation', async ({ menus }) => {
  await menus.enter();
  await menus.type('订单');
  await expect(menus.answers.first()).toBeVisible();
  const check = async (part: string) => {
    const { violations } = await new AxeBuilder({ page: menus.page }).include(part).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  };
  await check('header');
  await menus.page.keyboard.press('Escape');
  await menus.viewAll();
  await check('[role=dialog]');
});
