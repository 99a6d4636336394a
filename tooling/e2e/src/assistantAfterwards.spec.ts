import { AssistantDriver } from './driver/AssistantDriver.ts';
import { NotifyDriver } from './driver/NotifyDriver.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

/** A name that no other run of the journeys used. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

test('[S1200] [S1203] [I300] [I302] what is asked every Monday at nine and what is watched come to the bell, which leads to their answers', async ({
  portal,
  bringForward,
}) => {
  const [weekly, watched] = [unique('每周销售额'), unique('销售额预警')];
  const { page } = portal;
  await portal.enter('owner');
  const notify = new NotifyDriver(page);
  await notify.ready();
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('上周各店铺的销售额');
  await assistant.expectAnswered();
  const report = assistant.lastAnswer.getByRole('figure').first();

  await report.getByRole('button', { name: '定时提问' }).click();
  const asking = assistant.dialog('定时提问');
  await asking.getByRole('textbox', { name: '名称' }).fill(weekly);
  await expect(asking.getByRole('button', { name: '周一' })).toHaveAttribute('aria-pressed', 'true');
  await expect(asking.getByLabel('时间')).toHaveValue('09:00');
  await asking.getByRole('button', { name: '保存' }).click();
  await expect(asking).toBeHidden();

  await report.getByRole('button', { name: '设置提醒' }).click();
  const watching = assistant.dialog('设置提醒');
  await watching.getByRole('textbox', { name: '名称' }).fill(watched);
  await watching.getByRole('textbox', { name: '数值' }).fill('1,000,000,000');
  await watching.getByRole('button', { name: '保存' }).click();
  await expect(watching).toBeHidden();

  await bringForward('assistant-schedule');
  await notify.open();
  await expect(notify.row(weekly)).toBeVisible({ timeout: 30_000 });
  await expect(notify.row(watched)).toContainText('满足条件：销售额');
  for (const title of [weekly, watched]) {
    await notify.open();
    await notify.row(title).getByRole('button', { name: title }).click();
    await expect(assistant.drawer.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(assistant.answers).toHaveCount(1);
    await expect(assistant.lastAnswer.getByRole('figure').first()).toBeInViewport();
  }
  await expect(assistant.lastAnswer).toContainText('满足条件：销售额');

  await assistant.drawer.getByRole('button', { name: '定时提问与提醒' }).click();
  const all = assistant.dialog('定时提问与提醒');
  for (const title of [weekly, watched]) {
    await all.getByRole('button', { name: `删除 ${title}` }).click();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expect(all.getByText(title)).toHaveCount(0);
  }
});

test('[I263] [S1808] why an answer did not help stands in the list that an operator reads', async ({
  portal,
  browser,
}) => {
  const reason = unique('德国站少了一家店');
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('上周各店铺的订单数');
  await assistant.expectAnswered();
  await assistant.thumbDown.click();
  await assistant.lastAnswer.getByRole('button', { name: '数字不对' }).click();
  await assistant.lastAnswer.getByRole('textbox', { name: '哪里没有帮助' }).fill(reason);
  await assistant.lastAnswer.getByRole('button', { name: '提交' }).click();
  await expect(assistant.notice('感谢您的反馈')).toBeVisible();

  const context = await browser.newContext();
  const operator = new PortalDriver(await context.newPage());
  await operator.enter('operator');
  const console = new URL(operator.page.url()).pathname.split('/').slice(0, 4).join('/');
  await operator.open(`${console}/operator#/assistant`);
  await operator.pane.getByRole('button', { name: '评价', exact: true }).click();
  const row = operator.pane.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('上周各店铺的订单数');
  await expect(row).toContainText('数字不对');
  await expect(row).toContainText('星辰跨境 Starlight');
  await row.click();
  const panel = operator.pane.getByRole('complementary').last();
  await expect(panel).toContainText(reason);
  await expect(panel).toContainText('订单数');
  await context.close();
});
