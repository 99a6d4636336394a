import { AssistantDriver } from './driver/AssistantDriver.ts';
import { expect, test } from './modelTest.ts';

const THINK = '先看库存，再看近期销量，最后比较在途数量。'.repeat(12);
/** Longer than anybody waits for: it is stopped, or cut. */
const ENDLESS = '**结论：**库存可售 41 天，재고(일)가 높아요 👩‍👩‍👧。\n\n'.repeat(400);
const SHORT = '可售天数为 **41 天**，暂不需要补货。';

/** The agent whose questions are not counted. */
const FREE_AGENT = '帮助顾问';

test('[I59] [I65] [I227] an answer thinks, arrives, is stopped where it stands, and is made again beside it', async ({
  portal,
  model,
}) => {
  model.provider.script({ think: THINK, content: ENDLESS, chunk: 4, paceMs: 15 });
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('库存还能卖多久');
  await expect(assistant.drawer.getByText('正在思考').first()).toBeVisible();
  await expect(assistant.stop).toBeVisible();
  await expect(assistant.send).toHaveCount(0);
  const words = assistant.lastAnswer.locator('p', { hasText: '库存可售' });
  await expect(words.nth(2)).toBeVisible({ timeout: 20_000 });
  await assistant.stop.click();
  await expect(assistant.lastAnswer.getByText('已停止生成')).toBeVisible();
  await expect(assistant.notice('用户取消请求')).toBeVisible();
  await expect.poll(() => model.provider.requests.at(-1)?.abortedAt).toBeDefined();
  const shown = await words.allTextContents();
  expect(shown.length).toBeLessThan(400);

  await portal.page.reload();
  await expect(words).toHaveText(shown);
  await assistant.lastAnswer.getByRole('button', { name: '思考过程' }).click();
  await expect(assistant.lastAnswer.getByText('最后比较在途数量').first()).toBeVisible();

  model.provider.script({ think: '', content: SHORT, paceMs: 0 });
  await assistant.lastAnswer.getByRole('button', { name: '重新生成' }).click();
  await assistant.expectAnswered();
  await expect(assistant.lastAnswer.locator('strong')).toHaveText('41 天');
  await expect(assistant.answers).toHaveCount(1);
  await assistant.lastAnswer.getByRole('button', { name: '上一个版本' }).click();
  await expect(words).toHaveText(shown);
});

test('[I61] [S504] a server that restarts amid an answer keeps what was shown, and goes on when asked to', async ({
  portal,
  model,
}) => {
  test.setTimeout(150_000);
  model.provider.script({ think: '', content: ENDLESS, chunk: 4, paceMs: 15 });
  await portal.enter('staff');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.ask('哪些商品要补货');
  const words = assistant.lastAnswer.locator('p', { hasText: '库存可售' });
  await expect(words.nth(1)).toBeVisible({ timeout: 20_000 });
  await model.server.stop();
  const lost = assistant.drawer.getByRole('alert').filter({ hasText: '通信连接已断开' });
  await expect(lost).toBeVisible();
  await expect(words.first()).toBeVisible();
  await model.server.start();
  // The five attempts may be over by now.
  const proceed = assistant.lastAnswer.getByRole('button', { name: '继续生成' });
  const again = lost.getByRole('button', { name: '重新连接' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => {});
    await expect(proceed).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });
  await expect(assistant.lastAnswer.getByText('生成中断，已保留以上内容')).toBeVisible();
  const kept = await words.first().textContent();
  const used = await assistant.used();
  model.provider.script({ content: '——接着说：共 3 款。', paceMs: 0 });
  await proceed.click();
  await expect(assistant.lastAnswer).toContainText('接着说：共 3 款。');
  await assistant.expectAnswered();
  await expect(words.first()).toHaveText(kept ?? '');
  await expect(assistant.answers).toHaveCount(1);
  expect(await assistant.used()).toBe(used);
});

test('[I221] [I222] [I225] a reader who moved up is left in peace, and is brought back by a press', async ({
  portal,
  model,
}) => {
  model.provider.script({ think: '', content: ENDLESS, chunk: 8, paceMs: 10 });
  await portal.enter('tiktok');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  await assistant.ask('请详细说说');
  const words = assistant.lastAnswer.locator('p', { hasText: '库存可售' });
  await expect(words.nth(25)).toBeAttached({ timeout: 30_000 });
  await assistant.list.hover();
  await portal.page.mouse.wheel(0, -300);
  const down = assistant.drawer.getByRole('button', { name: '回到最新' });
  await expect(down).toBeVisible();
  const place = () => assistant.list.evaluate((list) => list.scrollTop);
  const before = await place();
  const count = await words.count();
  await expect(words.nth(count + 15)).toBeAttached({ timeout: 30_000 });
  expect(await place()).toBe(before);
  await down.click();
  await expect
    .poll(() => assistant.list.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop))
    .toBeLessThan(70);
  await expect(down).toHaveCount(0);
  await assistant.stop.click();
  await expect(assistant.send).toBeVisible();
});

test('[I75] [S505] two windows of a person show the same answer as it comes, and either stops it', async ({
  portal,
  second,
  model,
}) => {
  model.provider.script({ think: '', content: ENDLESS, chunk: 4, paceMs: 15 });
  await portal.enter('demo');
  const [one, other] = [new AssistantDriver(portal.page), new AssistantDriver(second.page)];
  await one.open();
  await one.useAgent(FREE_AGENT);
  await second.open('/');
  await other.open();
  await other.agents.getByRole('button', { name: FREE_AGENT, exact: true }).click();
  await one.ask('两个窗口');
  await expect(other.list.getByText('两个窗口').last()).toBeVisible();
  const words = (assistant: AssistantDriver) => assistant.lastAnswer.locator('p', { hasText: '库存可售' });
  await expect(words(other).nth(1)).toBeVisible({ timeout: 20_000 });
  await other.stop.click();
  await expect(one.lastAnswer.getByText('已停止生成')).toBeVisible();
  await expect(other.lastAnswer.getByText('已停止生成')).toBeVisible();
  await expect(words(one)).toHaveText(await words(other).allTextContents());
});

test('[I218] the page in front goes along only with a question for which it was ticked, and the model is told it', async ({
  portal,
  model,
}) => {
  model.provider.script({ think: '', content: SHORT, paceMs: 0 });
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  const offer = assistant.drawer.getByRole('checkbox', { name: /^附上当前页面：/ });
  const told = () => JSON.stringify(model.provider.requests.at(-1)?.body.messages);
  await offer.check();
  await assistant.ask('这页在讲什么');
  await assistant.expectAnswered();
  const title = (await portal.activeTab.textContent())?.trim() ?? '';
  expect(told()).toContain('这页在讲什么');
  expect(told()).toContain(title);
  await expect(offer).not.toBeChecked();
  await assistant.drawer.getByRole('button', { name: '清除上下文' }).click();
  await assistant.ask('再说一个');
  await expect.poll(told).toContain('再说一个');
  expect(told()).not.toContain('这页在讲什么');
  await assistant.expectAnswered();
});
