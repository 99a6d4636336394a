import { readFile } from 'node:fs/promises';
import { AssistantDriver } from './driver/AssistantDriver.ts';
import { expect, test } from './test.ts';

/** The agent whose questions are not counted. */
const FREE_AGENT = '帮助顾问';

/** A name that no other run of the journeys used. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

test('[I2] [I4] [I241] [I242] [I244] sessions are named, pinned first, found by their words, deleted and cleared', async ({
  portal,
}) => {
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  const { sessions, drawer } = assistant;
  await assistant.open();
  const title = unique('补货计划');
  await assistant.begin();
  await assistant.renameSession(`  ${title}  `);
  await assistant.chooseOfSession('置顶');
  await expect(sessions.getByRole('listitem').first()).toContainText(title);
  await expect(assistant.shownSession.getByRole('img', { name: '已置顶' })).toBeVisible();
  await assistant.chooseOfSession('取消置顶');
  await expect(sessions.getByRole('listitem').first()).toContainText('近30天销售情况');

  await portal.page.keyboard.press('Control+k');
  const search = sessions.getByRole('searchbox', { name: '搜索会话和消息' });
  await expect(search).toBeFocused();
  await search.fill('热销商品前10');
  await expect(sessions.getByRole('status')).toHaveText(/^找到 [1-9]\d* 条$/);
  await sessions.getByRole('listitem').filter({ hasText: '近30天销售情况' }).first().click();
  await expect(drawer.getByRole('heading', { name: '近30天销售情况' })).toBeVisible();
  const found = assistant.list.getByRole('article').filter({ hasText: '近30天热销商品前10' }).first();
  await expect(found).toBeInViewport();
  await expect(assistant.list.getByRole('separator')).toHaveText('以上内容不再作为上下文');
  await search.fill('绝对没有的词');
  await expect(sessions.getByText('没有找到相关内容')).toBeVisible();
  await search.press('Escape');
  await expect(drawer).toBeVisible();

  await assistant.show(title);
  await assistant.chooseOfSession('删除');
  await assistant.confirm(`删除“${title}”？`, '删除');
  await expect(sessions.getByRole('button', { name: title })).toHaveCount(0);
});

test('[I13] [I226] [I227] [I258] an answer is quoted, copied, its question changed, its context cleared, the talk exported; help names its source', async ({
  portal,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.enter('staff');
  const assistant = new AssistantDriver(portal.page);
  const { drawer, list, field } = assistant;
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  const count = await assistant.answers.count();
  await assistant.ask('怎样导出订单');
  await expect(assistant.answers).toHaveCount(count + 1);
  await assistant.expectAnswered();
  const answer = assistant.lastAnswer;
  await expect(answer.locator('blockquote').first()).toBeVisible();
  const source = answer.getByRole('link').first();
  await expect(source).toHaveText('订单与库存 / 查找和处理订单');
  await source.click();
  await expect(portal.pane.getByRole('heading', { name: '查找和处理订单' })).toBeVisible();
  await expect(drawer).toBeVisible();

  await answer.getByRole('button', { name: '复制', exact: true }).click();
  await expect(assistant.notice('复制成功')).toBeVisible();
  const quotes = drawer.getByRole('list', { name: '引用' });
  await answer.getByRole('button', { name: '引用', exact: true }).click();
  await expect(quotes.getByRole('listitem')).toHaveCount(1);
  await answer.getByRole('button', { name: '引用', exact: true }).click();
  await expect(assistant.notice('该消息已在引用中')).toBeVisible();
  await expect(quotes.getByRole('listitem')).toHaveCount(1);
  const preview = await quotes
    .locator('p')
    .first()
    .evaluate((text) => {
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
  expect(Math.round(preview)).toBeLessThanOrEqual(2);
  await quotes.getByRole('button', { name: '移除引用' }).click();
  await expect(quotes).toHaveCount(0);

  await list.getByRole('button', { name: '修改后重新提问' }).last().click();
  await expect(field).toHaveValue('怎样导出订单');
  await field.fill('怎样打印订单');
  await field.press('Enter');
  await expect(list.getByText('怎样打印订单').last()).toBeVisible();
  await assistant.expectAnswered();
  await expect(assistant.answers).toHaveCount(count + 1);

  await drawer.getByRole('button', { name: '清除上下文' }).click();
  await expect(list.getByRole('separator').last()).toBeVisible();

  const saving = portal.page.waitForEvent('download');
  await assistant.chooseSetting('导出为 Markdown');
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('怎样打印订单');
  expect(text).toContain('---');

  await drawer.getByRole('button', { name: '选择其他主题' }).click();
  await expect(drawer.getByRole('region', { name: '您可能想看' })).toBeVisible();
  await drawer.getByRole('button', { name: '返回对话' }).click();
});

test('[A7] [I69] a session that is ended elsewhere while somebody writes brings them back to their words', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter('plus');
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  await assistant.field.fill('快写完的问题');
  const stored = await page.evaluate(() => localStorage.getItem('portal:token') ?? '');
  const authorization = /"token":"([^"]+)"/.exec(stored)?.[1] ?? '';
  const ended = await page.request.post('/sso/user/logout', { headers: { authorization } });
  expect(ended.ok()).toBe(true);
  await portal.signInAgain();
  await expect(assistant.drawer).toBeVisible({ timeout: 20_000 });
  await expect(assistant.field).toHaveValue('快写完的问题');
  await assistant.field.fill('');
});

test('[I290] [I291] [S924] how a question was read is changed in place, and what may have been meant is asked by a press', async ({
  portal,
}) => {
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('宇宙飞船德国站上个月的销售额');
  await assistant.expectAnswered();
  const offered = assistant.lastAnswer.getByRole('list', { name: '可以这样问' }).getByRole('button').first();
  await expect(offered).toContainText('德国 销售额');
  await offered.click();
  await expect(assistant.answers).toHaveCount(2);
  await assistant.expectAnswered();
  const reading = assistant.lastAnswer.getByRole('list', { name: '理解为' });
  await expect(reading).toContainText('站点 德国');
  await reading.getByRole('button', { name: /^站点 德国/ }).press('Enter');
  await portal.page.getByRole('menuitem', { name: '美国' }).press('Enter');
  await expect(assistant.answers).toHaveCount(3);
  await assistant.expectAnswered();
  await expect(reading).toContainText('站点 美国');
  await expect(reading).toContainText('销售额');
});
