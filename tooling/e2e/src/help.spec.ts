import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const HELP = '/entry/svc-erp/ERP/sso-web#/company/helper/center';

/** What would run, load or cover the page if it were shown as it was written; `fire()` is the canary. */
const HOSTILE = [
  '<script>fire()</script>',
  '<img src=x onerror=fire()>',
  '<svg onload=fire()></svg>',
  '<iframe srcdoc="<script>parent.fire()</script>"></iframe>',
  '<a href="javascript:fire()">x</a>',
  '<form action="https://evil.example"><input name=querySelector></form>',
  '<a href="https://evil.example/" style="position:fixed;inset:0;z-index:2147483647">y</a>',
  '<img src="https://evil.example/t.gif" alt="统计">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<style>@import "https://evil.example/x.css";</style>',
];

async function answerWith(page: Page, content: string) {
  await page.route('**/sso/helpCenter/getHelpDocument', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, content } } });
  });
}

test('[S684] [S687] an address opens its document; the tree, the search and the way back lead to others', async ({
  portal,
}) => {
  await portal.enter();
  await portal.open(`${HELP}?docId=help-stock`);
  const { pane, page } = portal;
  const document = (title: string) => pane.getByRole('heading', { level: 2, name: title });
  await expect(document('查看库存与可售天数')).toBeVisible();
  await expect(pane.getByRole('article')).toContainText('可售天数：按日均销量计算');
  const tree = pane.getByRole('navigation', { name: '目录' });
  await expect(tree.getByRole('button', { name: '查看库存与可售天数' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tree.getByRole('button', { name: '查找和处理订单' }).click();
  await expect(document('查找和处理订单')).toBeVisible();
  await expect(portal.activeTab).toContainText('查找和处理订单');
  await expect(page).toHaveURL(/docId=help-orders/);
  await page.goBack();
  await expect(document('查看库存与可售天数')).toBeVisible();
  await pane.getByRole('searchbox').fill('怎么停用子账号');
  await expect(pane.getByRole('status')).toContainText('怎么停用子账号');
  await pane
    .getByRole('listitem')
    .getByRole('button', { name: /添加子账号并授予菜单权限/ })
    .last()
    .click();
  await expect(document('添加子账号并授予菜单权限')).toBeVisible();
  await expect(page).toHaveURL(/docId=help-permissions/);
});

test('[S684] the language of the workspace is the language of the help', async ({ portal }) => {
  await portal.enter();
  await portal.open(`${HELP}?docId=help-orders`);
  await expect(portal.pane.getByRole('heading', { name: '查找和处理订单' })).toBeVisible();
  await portal.chooseFromAvatar('English');
  await expect(portal.pane.getByRole('heading', { name: 'Find and handle orders' })).toBeVisible();
  await expect(portal.pane.getByRole('button', { name: 'Getting started' })).toBeVisible();
});

test('[S217] the help of the page in front opens from its tools', async ({ portal }) => {
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/scm_new#/list/stock?view=all');
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  await portal.page.getByRole('button', { name: '操作指南' }).click();
  await expect(portal.pane.getByRole('heading', { name: '查看库存与可售天数' })).toBeVisible();
});

test('[S688] HLP-01: hostile HTML in a document runs nothing, loads nothing, covers nothing; its words stay', async ({
  portal,
  page,
}) => {
  let fired = 0;
  await page.exposeFunction('fire', () => {
    fired += 1;
  });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url());
  });
  await portal.enter();
  await answerWith(page, `${HOSTILE.join('')}<p>留下的话</p>`);
  await portal.open(`${HELP}?docId=help-orders`);
  const article = portal.pane.getByRole('article');
  await expect(article.getByText('留下的话')).toBeVisible();
  await expect(article.locator('script,style,iframe,form,input,svg,base,meta')).toHaveCount(0);
  await expect(article.locator('a[href^="javascript:"],[onerror],[onload]')).toHaveCount(0);
  const link = article.getByRole('link', { name: 'y' });
  await expect(link).toHaveCSS('position', 'static');
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(fired).toBe(0);
  expect(outside).toEqual([]);
  await expect(page).toHaveURL(/docId=help-orders/);
});

test('[S686] HLP-02: an address that names no document is told so, is asked of nobody and is not shown', async ({
  portal,
  page,
}) => {
  await portal.enter();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getHelpDocument')) asked.push(request.url());
  });
  await portal.open(`${HELP}?docId=../../etc/passwd%00<script>alert(1)</script>`);
  await expect(portal.pane.getByText('这个地址没有对应的帮助文档')).toBeVisible();
  await expect(portal.pane).not.toContainText('etc/passwd');
  expect(asked).toEqual([]);
  await portal.open(`${HELP}?docId=help-nothing-like-this`);
  await expect(portal.pane.getByText('这条内容已不存在')).toBeVisible();
});
