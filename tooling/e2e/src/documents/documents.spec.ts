import { AssistantDriver } from '../driver/AssistantDriver.ts';
import { GuideDriver } from '../driver/GuideDriver.ts';
import { MenusDriver } from '../driver/MenusDriver.ts';
import { NotifyDriver } from '../driver/NotifyDriver.ts';
import { PortalDriver } from '../driver/PortalDriver.ts';
import { test as base, ENGINES, expect } from '../test.ts';
import { guideInfo } from './answers.ts';

import { type DocumentBackend, startDocumentBackend } from './startDocumentBackend.ts';

type Fixtures = { ownHosts: boolean; isBare: boolean; backend: DocumentBackend };

/** A journey over a backend that answers exactly what the documents name. */
const test = base.extend<Fixtures>({
  ownHosts: [false, { option: true }],
  isBare: [false, { option: true }],
  backend: async ({ ownHosts, isBare }, use) => {
    const backend = await startDocumentBackend({ ownHosts, isBare });
    await use(backend);
    await backend.stop();
    // Strict about what it is asked: a field too many or one too few is a deviation of the portal's.
    expect(backend.faults).toEqual([]);
  },
  portal: async ({ page, backend }, use) => {
    const portal = new PortalDriver(page);
    await portal.open(`${backend.url}/login`);
    await portal.signIn('wang', 'Documents2026');
    await portal.expectWorkspace();
    await use(portal);
  },
});

const SAVE_GUIDE = '/sso/subjectService/updateLiteGuide';

/** Puts away all that pops up after the start, for good: it comes when the workspace is usable. */
async function closeAnnouncements({ page }: PortalDriver): Promise<void> {
  await page.getByRole('dialog', { name: '版本更新' }).getByRole('button', { name: '全部关闭' }).click();
}

/** The sentences of calls that failed. */
const FAILURE = /要找的内容不存在|请求出现错误|服务器暂时无法处理/;

/** Notes what is told of failed calls from the next load of the page on, however soon it goes again. */
async function noteFailures({ page }: PortalDriver): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told = new Set<string>();
    Reflect.set(globalThis, 'told', told);
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) told.add(textContent ?? '');
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => {
    const told: string[] = await page.evaluate(() => [...Reflect.get(globalThis, 'told')]);
    return told.filter((words) => FAILURE.test(words));
  };
}

test('[J900] sign-in, menus, tabs and a company system: all of it works, and a reload brings the tabs back', async ({
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
  const failures = await noteFailures(portal);
  await page.reload();
  await expect(portal.tab(/待发货/)).toBeVisible();
  await expect(portal.activeTab).toContainText('全部订单');
  // What only our server answers was asked for, and cost its own part alone: nobody is told of a failure.
  expect(backend.unknownCalls.size).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: '通知' })).toBeVisible();
  expect(await failures()).toEqual([]);
  await portal.chooseFromAvatar('退出登录');
  await page.getByRole('dialog').getByRole('button', { name: /退出/ }).click();
  await portal.expectLogin();
});

test('[J900] announcements without an id pop up one after the other, run through the ticker and are shown as news', async ({
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

test('[J900] notices and a finished export arrive, without numbers and resuming', async ({
  portal,
  backend,
}) => {
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

test(
  'an export of a company system is followed by its call, once, and offers the file',
  ENGINES,
  async ({ portal, backend }) => {
    const { page } = portal;
    const notify = new NotifyDriver(page);
    await closeAnnouncements(portal);
    await notify.ready();
    await portal.openMenu('订单', '导出');
    const begin = portal.frame().getByRole('button', { name: '导出订单' });
    await begin.click();
    await expect(notify.toast('下载文件准备中')).toBeVisible();
    await begin.click();
    await expect(notify.toast('存在相同任务，请前往导出中心查看')).toBeVisible();
    backend.finishExport('u1', 'call');
    await expect(notify.toast('下载文件已就绪')).toBeVisible({ timeout: 10_000 });
    await notify.open();
    const downloaded = page.waitForEvent('download');
    await notify.panel.getByRole('button', { name: '下载', exact: true }).click();
    expect((await downloaded).suggestedFilename()).toBe('orders.csv');
  },
);

test('[J900] an export that failed is begun again from its notice', async ({ portal, backend }) => {
  const notify = new NotifyDriver(portal.page);
  await closeAnnouncements(portal);
  await notify.ready();
  await portal.openMenu('订单', '导出');
  await portal.frame().getByRole('button', { name: '导出退货' }).click();
  await expect(notify.toast('导出文件失败')).toBeVisible();
  await portal.page.getByRole('region', { name: '通知' }).getByRole('button', { name: '重试' }).click();
  await expect(notify.toast('下载文件准备中')).toBeVisible();
  backend.finishExport('u2', 'call');
  await expect(notify.toast('下载文件已就绪')).toBeVisible({ timeout: 10_000 });
});

test('[J900] the guide shows how far it is, goes on by a push, and closes as it is closed: collapsed, or for good', async ({
  portal,
  backend,
}) => {
  const { page } = portal;
  const guide = new GuideDriver(portal, async () => '');
  const push = (steps: string, status: number) =>
    backend.push({ msgTitle: '引导', msgType: 7, msgInfo: JSON.stringify(guideInfo(steps, status)) });
  const saved = () => expect.poll(() => backend.lastAsked.get(SAVE_GUIDE));
  await closeAnnouncements(portal);
  await expect(guide.badge).toHaveText(/1\/4/);
  push('1010', 1);
  await expect(guide.window.getByText('已完成 2/4 步')).toBeVisible();
  await page.keyboard.press('Escape');
  await saved().toEqual({ guideStatus: 4 });
  await expect(guide.window).toBeHidden();
  await expect(guide.badge).toBeVisible();

  push('1111', 4);
  await guide.window.getByRole('button', { name: '完成引导' }).click();
  await saved().toEqual({ guideStatus: 2 });
  await expect(guide.badge).toHaveCount(0);
  await page.reload();
  await portal.expectWorkspace();
  await expect(page.getByRole('button', { name: '通知' })).toBeVisible();
  await expect(guide.badge).toHaveCount(0);
});

test(
  'the assistant lists conversations with numeric ids, and streams an answer without offsets',
  ENGINES,
  async ({ portal }) => {
    const assistant = new AssistantDriver(portal.page);
    await closeAnnouncements(portal);
    await assistant.open();
    await assistant.show('补货计划');
    await expect(assistant.lastAnswer).toContainText('保温杯还能卖 6 天');
    await assistant.ask('昨天有多少订单？');
    await expect(assistant.lastAnswer).toContainText('昨天共有 81 个订单，比前天多 3 个。');
    await assistant.expectAnswered();
  },
);

test('[J900] what the documents do not name is not offered: no records in the search, no ratings, no schedules', async ({
  portal,
  backend,
}) => {
  const { page } = portal;
  const menus = new MenusDriver(portal);
  await closeAnnouncements(portal);
  await menus.type('待发货');
  await expect(menus.answers.filter({ hasText: '待发货' }).first()).toBeVisible();
  await expect(page.getByText('重新查找记录')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.show('补货计划');
  await assistant.ask('昨天有多少订单？');
  await assistant.expectAnswered();
  await assistant.lastAnswer.hover();
  await expect(assistant.thumbDown).toHaveCount(0);
  await expect(assistant.drawer.getByRole('button', { name: '定时提问与提醒' })).toHaveCount(0);
  await assistant.lastAnswer.getByRole('button', { name: '重新生成' }).click();
  await assistant.expectAnswered();
  expect(backend.lastAsked.get('/api/v1/question/stream')).toMatchObject({ message: '昨天有多少订单？' });
  expect([...backend.unknownCalls]).not.toContain('/api/v1/searchRecords');
});

test.describe('with nothing answered but what must be', () => {
  test.use({ isBare: true });

  test('[J901] menus, tabs, a reload and the sign-out work, and nobody is told of what is not there', async ({
    portal,
    backend,
  }) => {
    const { page } = portal;
    const failures = await noteFailures(portal);
    await portal.openMenu('订单', '待发货');
    await expect(portal.frame().getByText('#/orders/unshipped')).toBeVisible();
    await page.reload();
    await expect(portal.tab(/待发货/)).toBeVisible();
    await portal.openMenu('订单', '全部订单');
    await page.getByRole('button', { name: '通知' }).click();
    await page.keyboard.press('Escape');
    await portal.chooseFromAvatar();
    await expect.poll(() => backend.unknownCalls.size).toBeGreaterThan(10);
    expect(await failures()).toEqual([]);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /退出/ }).click();
    await portal.expectLogin();
  });
});

test.describe('with a host of its own', () => {
  test.use({ ownHosts: true });

  test('[J902] the assistant is asked there alone, named without a scheme', async ({ portal, backend }) => {
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

  test('[J902] an export is followed there alone, and its socket tells of its end', async ({
    portal,
    backend,
  }) => {
    const notify = new NotifyDriver(portal.page);
    await closeAnnouncements(portal);
    await notify.ready();
    await portal.openMenu('订单', '导出');
    await portal.frame().getByRole('button', { name: '导出订单' }).click();
    await expect(notify.toast('下载文件准备中')).toBeVisible();
    await expect.poll(() => [...backend.askedElsewhere]).toContain('GET /api/v1/download-center/ws');
    backend.finishExport('u1', 'socket');
    await expect(notify.toast('下载文件已就绪')).toBeVisible();
    expect(backend.askedElsewhere).toContain('POST /api/v1/download-center/task/u1');
  });
});
