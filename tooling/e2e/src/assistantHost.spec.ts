import { findFreePort, startFaultProxy } from '@portal/tooling-test/server';
import { AssistantDriver } from './driver/AssistantDriver.ts';
import { expect, test } from './modelTest.ts';

/** Longer than anybody waits for: it is stopped. */
const ENDLESS = '**结论：**库存可售 41 天。\n\n'.repeat(400);
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As long as a network may be away: each line is one that must come once. */
const LINES = Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 款还能卖 ${at + 6} 天。`);

test.afterEach(({ model }) => model.server.configure({}));

test('[P401] [S57] [S71] the assistant works over another origin, named without a scheme: asked, stopped, shown a picture, read again', async ({
  portal,
  model: { server, provider },
}) => {
  const { page } = portal;
  const host = `127.0.0.1:${server.port}`;
  server.configure({ aiHost: host });
  const asked = new Map<string, Set<string>>();
  const refused: string[] = [];
  const note = (address: string) => {
    const url = new URL(address);
    if (!/^\/(unite$|api\/v1\/(question|agent)\/)/.test(url.pathname)) return;
    const path = url.pathname.replace(/\/image\/.*/, '/image');
    asked.set(path, (asked.get(path) ?? new Set()).add(url.host));
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  page.on('console', (line) => {
    if (/Content Security Policy|CORS/i.test(line.text())) refused.push(line.text());
  });
  await portal.enter('sail');
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.begin();

  provider.script({ think: '', content: ENDLESS, chunk: 4, paceMs: 15 });
  await assistant.ask('库存还能卖多久');
  const words = assistant.lastAnswer.locator('p', { hasText: '库存可售' });
  await expect(words.nth(2)).toBeVisible({ timeout: 20_000 });
  await assistant.stop.click();
  await expect(assistant.lastAnswer.getByText('已停止生成')).toBeVisible();
  const shown = await words.allTextContents();

  provider.script({ think: '', content: '一张图。', paceMs: 0 });
  const files = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await assistant.drawer.locator('input[type=file]').setInputFiles(files);
  await expect(assistant.drawer.getByRole('list', { name: '图片' }).getByRole('listitem')).toHaveCount(1);
  await assistant.field.fill('这是什么');
  // A question waits for its pictures.
  await expect(assistant.send).toBeEnabled();
  await assistant.field.press('Enter');
  const picture = assistant.list.getByRole('img', { name: '问题附带的图片' });
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(1);
  await assistant.expectAnswered();
  await expect(assistant.answers).toHaveCount(2);

  await page.reload();
  await expect(assistant.answers).toHaveCount(2);
  await expect(assistant.answers.first().locator('p', { hasText: '库存可售' })).toHaveText(shown);
  await expect.poll(width).toBe(1);
  expect([...asked.keys()].sort()).toEqual([
    '/api/v1/agent/image',
    '/api/v1/agent/image-upload',
    '/api/v1/question/stop',
    '/api/v1/question/stream',
    '/unite',
  ]);
  for (const [path, hosts] of asked) expect([path, ...hosts]).toEqual([path, host]);
  expect(refused).toEqual([]);
});

test('[P401] [I61] [I88] an answer of another origin that is cut off goes on where it stood, and stands there once', async ({
  portal,
  model: { server, provider },
}) => {
  const { page } = portal;
  const proxy = await startFaultProxy(Number(server.port));
  const host = `127.0.0.1:${proxy.port}`;
  server.configure({ aiHost: host });
  const resumed: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/question/stream') || request.method() !== 'POST') return;
    if (request.postDataJSON().message_id) resumed.push(new URL(request.url()).host);
  });
  await portal.enter('sail');
  const assistant = new AssistantDriver(page);
  await assistant.open();
  await assistant.begin();
  provider.script({ think: '', content: LINES.join('\n\n'), chunk: 4, paceMs: 60 });
  await assistant.ask('哪些商品要补货');
  const lines = assistant.lastAnswer.locator('p', { hasText: '还能卖' });
  await expect(lines.nth(2)).toBeVisible({ timeout: 20_000 });
  proxy.leadTo(await findFreePort());
  while (proxy.kill('reset', () => 0));
  const lost = assistant.drawer.getByRole('alert').filter({ hasText: '通信连接已断开' });
  await expect(lost).toBeVisible();
  await expect(lines.first()).toHaveText(LINES[0] ?? '');
  proxy.leadTo(Number(server.port));
  await expect(lost).toHaveCount(0, { timeout: 20_000 });
  await expect(lines).toHaveText(LINES, { timeout: 40_000 });
  await assistant.expectAnswered();
  await expect(assistant.answers).toHaveCount(1);
  expect(new Set(resumed)).toEqual(new Set([host]));
  await page.close();
  await proxy.close();
});
