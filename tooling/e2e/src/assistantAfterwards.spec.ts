import { readFile } from 'node:fs/promises';
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

/** Figures as figures, whatever separates their thousands and names their money. */
function figureOf(text: string): string | number {
  const plain = text.replace(/^(?:US)?\$/, '').replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?%?$/.test(plain) ? Number.parseFloat(plain) : text;
}

test('[I231] [S1210] [S325] a table of an answer goes to the export centre, and its file says the same figures', async ({
  portal,
  systems,
  page,
}) => {
  await portal.enter('owner');
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('上个月各店铺的销售额、订单数和退款率');
  await assistant.expectAnswered();
  const report = assistant.lastAnswer.getByRole('figure').first();
  await expect(report.getByRole('row').nth(2)).toBeVisible();
  const all = report.getByRole('button', { name: /^显示全部/ });
  if (await all.isVisible()) await all.click();
  const shown = await report
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  expect(shown.length).toBeGreaterThan(2);

  await report.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: '导出全部行（CSV）' }).click();
  await expect(new NotifyDriver(page).toast(/下载文件(准备中|已就绪)/).first()).toBeVisible({
    timeout: 20_000,
  });
  await assistant.drawer.getByRole('button', { name: '关闭助手' }).click();
  await systems.open({ system: 'ERP', app: 'universal_system', path: '/download-center' });
  const row = systems.rows('universal_system').filter({ hasText: '销售额 + 订单数 + 退款率' }).first();
  await expect(row.getByText('已完成')).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^下载/ }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(head.map((name) => name.replace(' (USD)', ''))).toEqual(shown[0]);
  expect(lines.map((cells) => cells.map(figureOf))).toEqual(
    shown.slice(1).map((cells) => cells.map(figureOf)),
  );
});
