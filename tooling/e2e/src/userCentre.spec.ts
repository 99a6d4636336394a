import { expect, test } from './test.ts';

const CENTRE = '/entry/svc-erp/ERP/sso-web#';

test('an announcement opens from the list, stays sanitised and is named by the address', async ({
  portal,
  portalctl,
}) => {
  const title = `价格更新 ${Date.now().toString(36)}`;
  await portalctl('announce', title, '<p>新<b>价格</b><img src=x onerror=alert(1)></p>');
  await portal.enter();
  await portal.open(`${CENTRE}/company/notice/announcement`);
  const { pane } = portal;
  await pane.getByRole('button', { name: title }).click();
  const panel = pane.getByRole('complementary');
  await expect(panel.getByText('价格', { exact: true })).toBeVisible();
  await expect(panel.locator('[onerror]')).toHaveCount(0);
  await expect(portal.page).toHaveURL(/announcement\?id=/);
});

test('a notice is read by opening it, and an unknown one says so', async ({ portal, portalctl }) => {
  const title = `库存预警 ${Date.now().toString(36)}`;
  await portalctl('notify', 'owner', title, '请补货', '--type', 'stock');
  await portal.enter();
  await portal.open(`${CENTRE}/company/notice/notification`);
  const { pane } = portal;
  await pane.getByRole('button', { name: `未读 ${title}` }).click();
  await expect(pane.getByRole('complementary').getByText('请补货')).toBeVisible();
  await expect(pane.getByRole('button', { name: title, exact: true })).toBeVisible();
  await portal.open(`${CENTRE}/company/notice/notification?id=none`);
  await expect(portal.pane.getByText('这条内容已不存在')).toBeVisible();
});

test('a class without an id is an error', async ({ portal }) => {
  await portal.enter();
  await portal.open(`${CENTRE}/company/helper/live-roadcast/details`);
  await expect(portal.pane.getByText('直播数据异常')).toBeVisible();
});

for (const [path, heading] of [
  ['/company/helper/live-roadcast', '直播课堂'],
  ['/company/serve/serve-manage', '服务管理'],
  ['/user/download-center', '下载中心'],
]) {
  test(`${path} opens as ${heading}`, async ({ portal }) => {
    await portal.enter();
    await portal.open(`${CENTRE}${path}`);
    await expect(portal.pane.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(portal.pane.getByRole('alert')).toHaveCount(0);
  });
}

test('the password of who does not know the former one stays', async ({ portal }) => {
  await portal.enter();
  await portal.open(`${CENTRE}/user/basics-info`);
  const { pane } = portal;
  const send = pane.getByRole('button', { name: '修改密码' });
  await send.click();
  await expect(pane.getByText('请输入当前密码')).toBeVisible();
  await pane.getByLabel('当前密码', { exact: true }).fill('Wrong2026');
  await pane.getByLabel('新密码', { exact: true }).fill('Other2026');
  await pane.getByLabel('再次输入新密码', { exact: true }).fill('Other2026');
  await send.click();
  await expect(pane.getByRole('alert')).toBeVisible();
});
