import { AssistantDriver } from './driver/AssistantDriver.ts';
import { IN_MOTION } from './driver/motion.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

test.use(IN_MOTION);

/** The agent whose questions are not counted. */
const FREE_AGENT = '帮助顾问';

/** The nickname of the account `staff`. */
const STAFF = '子昂';

/** A name that no other run of the journeys used. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

test('[I234] [S500] [S521] a question about the business is answered from its data: counted once, with the table, the query and the page', async ({
  portal,
}) => {
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  const before = await assistant.used();
  await assistant.ask('近30天每天的销售额');
  await expect(assistant.drawer.getByText('近30天每天的销售额').first()).toBeVisible();
  await assistant.expectAnswered();
  await expect.poll(() => assistant.used()).toBe(before + 1);
  const report = assistant.lastAnswer.getByRole('figure').first();
  await expect(report.getByRole('row')).toHaveCount(11);
  await report.getByRole('button', { name: '查看依据' }).click();
  await expect(report.locator('code')).toContainText(/select/i);
  await assistant.rateBad('想按站点看');

  await portal.page.reload();
  await expect(assistant.drawer).toBeVisible();
  await expect(assistant.lastAnswer.getByRole('figure').first()).toBeVisible();
  await expect(assistant.thumbDown).toHaveAttribute('aria-pressed', 'true');
  await assistant.lastAnswer.getByRole('button', { name: '全部订单' }).click();
  await expect(portal.tab('全部订单')).toBeVisible();
  await expect(assistant.drawer).toBeVisible();
});

test('[I210] Enter does not send while a syllable is composed; the next Enter does, once', async ({
  portal,
}) => {
  await portal.enter('staff');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  const count = await assistant.drawer.getByRole('article').count();
  await assistant.field.focus();
  const input = await assistant.composer();
  await input.type('ru');
  await input.type('如');
  await input.enter();
  await expect(assistant.field).toHaveValue(/如/);
  await input.type('如何');
  await input.commit('如何导出订单');
  await expect(assistant.field).toHaveValue('如何导出订单');
  expect(await assistant.drawer.getByRole('article').count()).toBe(count);
  await assistant.field.press('Enter');
  await assistant.expectAnswered();
  await expect(assistant.drawer.getByRole('article')).toHaveCount(count + 2);
});

test('[I66] [I260] what is written survives a reload, an answer under way goes on after it', async ({
  portal,
}) => {
  await portal.enter('tiktok');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  const count = await assistant.answers.count();
  await assistant.ask('怎样授权店铺');
  await assistant.field.fill('还没写完');
  await portal.page.reload();
  await expect(assistant.field).toHaveValue('还没写完');
  await assistant.expectAnswered();
  await expect(assistant.answers).toHaveCount(count + 1);
  await assistant.field.fill('');
});

test('[A16] [I260] a session that ended by itself leaves what was being written', async ({ portal }) => {
  await portal.enter('plus');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent(FREE_AGENT);
  await assistant.field.fill('写到一半的问题');
  await portal.spoilToken();
  await portal.page.reload();
  await portal.expectLogin();
  await portal.signIn('plus');
  await portal.expectWorkspace();
  await expect(assistant.drawer).toBeVisible({ timeout: 20_000 });
  await expect(assistant.field).toHaveValue('写到一半的问题');
  await assistant.field.fill('');
});

test('[I75] [I256] [S512] members of a team topic see each other’s questions and the answers as they come', async ({
  portal,
  browser,
}) => {
  const title = unique('旺季备货');
  await portal.enter('owner');
  const owner = new AssistantDriver(portal.page);
  await owner.open();
  const context = await browser.newContext();
  const colleague = new PortalDriver(await context.newPage());
  await colleague.enter('staff');
  const staff = new AssistantDriver(colleague.page);
  await staff.open();

  await owner.drawer.getByRole('button', { name: '新建团队话题' }).click();
  const form = portal.page.getByRole('dialog', { name: '新建团队话题' });
  await form.getByRole('textbox', { name: '聊天室名称' }).fill(title);
  await form.getByRole('checkbox', { name: STAFF }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(owner.drawer.getByRole('heading', { name: title })).toBeVisible();

  await staff.show(title);
  await owner.ask('哪些商品库存不足');
  await expect(staff.drawer.getByText('哪些商品库存不足')).toBeVisible();
  await owner.expectAnswered();
  await expect(staff.answers).toHaveCount(1);
  const words = (text: string) => text.replace(/\s+/g, '');
  await expect
    .poll(async () => words((await staff.lastAnswer.textContent()) ?? ''))
    .toContain(words((await owner.lastAnswer.locator('p').first().textContent()) ?? ''));

  await staff.drawer.getByRole('button', { name: '设置', exact: true }).click();
  await staff.page.getByRole('menuitem', { name: '退出话题' }).click();
  await staff.page.getByRole('button', { name: '退出话题' }).click();
  await expect(staff.drawer.getByRole('button', { name: title })).toHaveCount(0);
  await context.close();
});

test('[I71] a screenshot of the page is looked over and sent as a JPEG of one and a half its size', async ({
  portal,
}) => {
  await portal.enter('sail');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.drawer.getByRole('button', { name: '截图分析当前页面' }).click();
  const editor = portal.page.getByRole('dialog', { name: '分析当前页面' });
  const picture = editor.getByRole('img', { name: '当前页面的截图' });
  await expect(picture).toBeVisible({ timeout: 20_000 });
  const page = await portal.page.locator('[data-embed-host]').evaluate((element) => element.clientWidth);
  const width = await picture.evaluate((canvas) => (canvas as HTMLCanvasElement).width);
  expect(Math.abs(width - page * 1.5)).toBeLessThanOrEqual(2);
  const send = editor.getByRole('button', { name: '发送分析' });
  await portal.page.route('**/agent/image-upload', (route) => route.fulfill({ status: 500 }));
  await send.click();
  await expect(assistant.notice('页面分析失败')).toBeVisible();
  await portal.page.unroute('**/agent/image-upload');
  await send.click();
  await expect(editor).toHaveCount(0);
  const sent = assistant.list.getByRole('img', { name: '问题附带的图片' });
  await expect(sent).toBeVisible();
  const address = new URL((await sent.getAttribute('src')) ?? '', portal.origin);
  expect((await portal.page.request.get(address.href)).headers()['content-type']).toBe('image/jpeg');
  await assistant.expectAnswered();
});
