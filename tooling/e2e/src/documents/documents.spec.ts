import { test as base, expect } from '@playwright/test';
import { AssistantDriver } from '../driver/AssistantDriver.ts';
import { NotifyDriver } from '../driver/NotifyDriver.ts';
import { PortalDriver } from '../driver/PortalDriver.ts';
import { type DocumentBackend, startDocumentBackend } from './startDocumentBackend.ts';

type Fixtures = { ownHosts: boolean; backend: DocumentBackend; portal: PortalDriver };

/** A journey over a backend that answers exactly what the documents name. */
const test = base.extend<Fixtures>({
  ownHosts: [false, { option: true }],
  backend: async ({ ownHosts }, use) => {
    const backend = await startDocumentBackend({ ownHosts });
    await use(backend);
    await backend.stop();
  },
  portal: async ({ page, backend }, use) => {
    const portal = new PortalDriver(page);
    await portal.open(`${backend.url}/login`);
    await portal.signIn('wang', 'Documents2026');
    await portal.expectWorkspace();
    await use(portal);
  },
});

/** Puts away what pops up after the start: it comes when the workspace is usable. */
async function closeAnnouncements({ page }: PortalDriver): Promise<void> {
  await page.getByRole('dialog', { name: '版本更新' }).getByRole('button', { name: '关闭' }).click();
}

test('sign-in, menus, tabs and a company system: all of it works, and a reload brings the tabs back', async ({
  portal,
  backend,
}) => {
  const { page } = portal;
  await closeAnnouncements(portal);
  await portal.openMenu('订单', '待发货');
  await expect(portal.frame().getByRole('heading', { name: '自有订单系统' })).toBeVisible();
  await expect(portal.frame().getByText('#/orders/unshipped')).toBeVisible();
  await portal.openMenu('订单', '全部订单');
  await expect(portal.activeTab).toContainText('全部订单');
  await page.reload();
  await expect(portal.tab(/待发货/)).toBeVisible();
  await expect(portal.activeTab).toContainText('全部订单');
  // What only our server answers was asked for, and cost its own part alone: nobody is told of a failure.
  expect(backend.unknownCalls.size).toBeGreaterThan(0);
  await expect(page.getByText('请求出现错误')).toHaveCount(0);
  await portal.chooseFromAvatar('退出登录');
  await page.getByRole('dialog').getByRole('button', { name: /退出/ }).click();
  await portal.expectLogin();
});

test('announcements without an id pop up one after the other, run through the ticker and are shown as news', async ({
  portal,
}) => {
  const { page } = portal;
  const popup = page.getByRole('dialog', { name: '版本更新' });
  await expect(popup).toContainText('订单列表更快了');
  await popup.getByRole('button', { name: '下一条' }).click();
  const last = page.getByRole('dialog', { name: '黑五活动' });
  await expect(last).toContainText('报名截止');
  await last.getByRole('button', { name: '我知道了' }).click();
  await expect(last).toBeHidden();
  await expect(page.getByText('系统维护').first()).toBeAttached();
});

test('notices and a finished export arrive, without numbers and resuming', async ({ portal, backend }) => {
  const notify = new NotifyDriver(portal.page);
  await closeAnnouncements(portal);
  await notify.ready();
  await notify.expectUnread(2);
  backend.push('ping');
  backend.push({ msgTitle: '新品到仓', msgType: 3, msgInfo: '500 件', eject: 1 });
  await expect(notify.toast('新品到仓')).toBeVisible();
  backend.push({ msgTitle: '订单导出', msgType: 8, msgInfo: { fileUrl: '/files/orders.csv' }, eject: 1 });
  await expect(notify.toast(/订单导出/)).toBeVisible();
  await notify.open();
  await expect(notify.row('到货提醒')).toBeVisible();
  await notify.panel.getByRole('button', { name: '全部已读' }).click();
  await notify.expectUnread(0);
});

test('the assistant lists conversations with numeric ids, and streams an answer without offsets', async ({
  portal,
}) => {
  const assistant = new AssistantDriver(portal.page);
  await closeAnnouncements(portal);
  await assistant.open();
  await assistant.show('补货计划');
  await expect(assistant.lastAnswer).toContainText('保温杯还能卖 6 天');
  await assistant.ask('昨天有多少订单？');
  await expect(assistant.lastAnswer).toContainText('昨天共有 81 个订单，比前天多 3 个。');
  await assistant.expectAnswered();
});

test.describe('with a host of its own', () => {
  test.use({ ownHosts: true });

  test('the assistant is asked there alone, named without a scheme', async ({ portal, backend }) => {
    const assistant = new AssistantDriver(portal.page);
    await closeAnnouncements(portal);
    await assistant.open();
    await assistant.show('补货计划');
    await assistant.ask('昨天有多少订单？');
    await expect(assistant.lastAnswer).toContainText('昨天共有 81 个订单，比前天多 3 个。');
    await assistant.expectAnswered();
    await expect
      .poll(() => [...backend.askedElsewhere].sort())
      .toEqual(['GET /unite', 'OPTIONS /api/v1/question/stream', 'POST /api/v1/question/stream']);
  });
});
