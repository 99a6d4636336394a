import { AccountDriver } from './driver/AccountDriver.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ account: AccountDriver }>({
  account: async ({ portal, portalctl }, use) => use(new AccountDriver(portal, portalctl)),
});

/* What stands at the right of the header, from left to right; `?` marks what only stands there while there is something. */
const TOOLS: readonly (readonly [account: string, address: string, tools: readonly string[]])[] = [
  [
    'owner',
    '/entry/svc-erp/ERP',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'staff',
    '/entry/svc-erp/ERP',
    ['切换到新版本', 'AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'staff',
    '/entry/svc-wms/WMS',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
  [
    'tiktok',
    '/entry/svc-erp/ERP',
    [
      '供应链初始化引导',
      '切换到新版本',
      'AI 助手',
      '新功能',
      '产品 AI 助手',
      '导出中心',
      '通知',
      '在线客服',
      '账号菜单',
    ],
  ],
  [
    'demosail',
    '/entry/svc-erp/ERP',
    ['供应链初始化引导', 'AI 助手', '新功能', '产品 AI 助手', '导出中心', '在线客服', '账号菜单'],
  ],
  [
    'plus',
    '/entry/svc-erp/ERP',
    ['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单'],
  ],
];

for (const [who, address, expected] of TOOLS) {
  test(`[A120] [A123] the header of ${who} in ${address} has its tools in order`, async ({
    portal,
    account,
  }) => {
    await portal.enter(who);
    await portal.open(address);
    await expect(portal.page.getByRole('button', { name: '在线客服' })).toBeVisible();
    await expect.poll(() => account.tools()).toEqual(expected);
  });
}

test('[A123] the header of the special brand has its tools in order', async ({ portal, account, page }) => {
  await portal.open();
  const { port } = new URL(portal.origin);
  await page.goto(`http://brand.localhost:${port}/login`);
  await portal.signIn('brand');
  await portal.expectWorkspace();
  await page
    .getByRole('button', { name: '知道了' })
    .or(page.getByRole('button', { name: '在线客服' }))
    .first()
    .waitFor();
  await expect
    .poll(() => account.tools())
    .toEqual(['AI 助手', '新功能', '产品 AI 助手', '导出中心', '通知', '在线客服', '账号菜单']);
});
