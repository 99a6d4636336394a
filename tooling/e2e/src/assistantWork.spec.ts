import AxeBuilder from '@axe-core/playwright';
import { AssistantDriver } from './driver/AssistantDriver.ts';
import { PortalDriver } from './driver/PortalDriver.ts';
import { expect, test } from './test.ts';

/** The nickname of the account `staff`. */
const STAFF = '子昂';

/** A name that no other run of the journeys used. */
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

test('[I53] [I244] clearing all leaves nothing but a way to begin; resetting reads the lists anew', async ({
  portal,
}) => {
  await portal.enter('tiktok');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.begin();
  await assistant.sessions.getByRole('button', { name: '清空全部会话' }).click();
  await assistant.confirm('清空全部会话？', '清空');
  await expect(assistant.sessions.getByText('还没有会话')).toBeVisible();
  await assistant.sessions.getByRole('button', { name: '重置' }).click();
  await expect(assistant.sessions.getByText('还没有会话')).toBeVisible();
  await expect(assistant.agents.getByText('还没有团队话题')).toBeVisible();
  await assistant.begin();
  await expect(assistant.shownSession).toContainText('新会话');
});

test('[I250] [I251] an agent is added, greets, suggests what to ask, and is removed', async ({ portal }) => {
  await portal.enter('sail');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.useAgent('库存管家');
  const themes = assistant.drawer.getByRole('region', { name: '您可能想看' });
  await themes.getByRole('button').first().click();
  await expect(assistant.field).not.toHaveValue('');
  await expect(assistant.field).toBeFocused();
  await expect(assistant.drawer.getByText(/^今日已用/)).toBeVisible();
  const theme = await assistant.field.inputValue();
  await portal.page.reload();
  await expect(assistant.field).toHaveValue(theme);
  await assistant.field.fill('');
  await assistant.agents.getByRole('button', { name: '移除 库存管家' }).click();
  await assistant.confirm('移除“库存管家”？', '移除');
  await expect(assistant.agents.getByRole('button', { name: '库存管家', exact: true })).toHaveCount(0);
});

test('[I201] [I206] the drawer has its sizes, takes the window and gives it back, and nothing in it stands in the way', async ({
  portal,
}) => {
  const sockets: string[] = [];
  portal.page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  const { drawer } = assistant;
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  expect(sockets).not.toContain('/unite');
  await assistant.open();
  await expect.poll(() => sockets).toContain('/unite');
  await assistant.show('近30天销售情况');
  const width = async (part = drawer) => Math.round((await part.boundingBox())?.width ?? 0);
  expect(await width()).toBe(1080);
  expect(await width(assistant.agents)).toBe(200);
  expect(await width(assistant.sessions)).toBe(250);
  const rows = () =>
    assistant.field.evaluate((field) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const [line, above, below] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
      return Math.round((field.clientHeight - (above ?? 0) - (below ?? 0)) / (line ?? 0));
    });
  expect(await rows()).toBe(6);
  await assistant.field.fill('一行\n'.repeat(20));
  await expect.poll(rows).toBe(8);
  await assistant.field.fill('');
  await expect(drawer.getByText(/^\d+ 条消息 · 更新于 /)).toBeVisible();
  await drawer.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(() => width()).toBe(1440);
  await drawer.getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(() => width()).toBe(1080);
  const { violations } = await new AxeBuilder({ page: portal.page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await assistant.field.focus();
  await portal.page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(portal.page.getByTestId('assistant-button')).toBeFocused();
});

test('[I255] a talk is shared with a colleague as a topic with its messages, the own one stays', async ({
  portal,
}) => {
  const title = unique('销售情况');
  await portal.enter('owner');
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.show('近30天销售情况');
  await expect(assistant.list.getByRole('article').first()).toBeVisible();
  const count = await assistant.list.getByRole('article').count();
  await assistant.chooseSetting('分享给同事');
  const form = assistant.dialog('分享为团队话题');
  await form.getByRole('textbox', { name: '聊天室名称' }).fill(title);
  await form.getByRole('checkbox', { name: STAFF }).check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(assistant.drawer.getByRole('heading', { name: title })).toBeVisible();
  await expect(assistant.list.getByRole('article')).toHaveCount(count);
  await assistant.chooseSetting('删除');
  await assistant.confirm(`删除“${title}”？`, '删除');
  await expect(assistant.sessions.getByRole('button', { name: '近30天销售情况' }).first()).toBeVisible();
});

test('[I253] [I254] [I255] [S518] a chat becomes a team topic with templates that only their maker changes, and everybody sees what changes', async ({
  portal,
  browser,
}) => {
  const [title, renamed, template] = [unique('广告投放'), unique('广告复盘'), unique('复盘模板').slice(-20)];
  await portal.enter('owner');
  const owner = new AssistantDriver(portal.page);
  await owner.open();
  await owner.begin();
  await owner.renameSession(title);
  await owner.drawer.getByRole('button', { name: '转为团队话题' }).click();
  const form = owner.dialog('转为团队话题');
  await expect.poll(async () => Math.round((await form.boundingBox())?.width ?? 0)).toBe(620);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请选择团队成员')).toBeVisible();
  await form.getByRole('checkbox', { name: STAFF }).check();
  await form.getByRole('checkbox', { name: /清除历史消息/ }).check();
  await form.getByRole('button', { name: '添加模板' }).click();
  const adding = owner.dialog('添加模板');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请输入模板名称')).toBeVisible();
  await expect(adding.getByText('请输入模板内容')).toBeVisible();
  await adding.getByRole('textbox', { name: '模板名称' }).fill(template);
  await adding.getByRole('textbox', { name: '模板内容' }).fill('请汇总近7天的广告花费。');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(owner.notice('新增团队模板成功')).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(owner.notice('操作成功')).toBeVisible();
  await expect(owner.agents.getByRole('button', { name: title })).toBeVisible();
  await owner.drawer.getByRole('button', { name: /^团队成员，2 人/ }).click();
  await expect(portal.page.getByRole('list', { name: '团队成员' }).getByText(STAFF)).toBeVisible();
  await portal.page.keyboard.press('Escape');

  const context = await browser.newContext();
  const colleague = new PortalDriver(await context.newPage());
  await colleague.enter('staff');
  const staff = new AssistantDriver(colleague.page);
  await staff.open();
  await staff.show(title);
  await staff.drawer.getByRole('button', { name: new RegExp(template) }).click();
  await expect(staff.field).toHaveValue('请汇总近7天的广告花费。');
  await staff.field.fill('');
  await staff.drawer.getByRole('button', { name: '添加团队成员' }).click();
  const editing = staff.dialog('编辑团队话题');
  await expect(editing.getByRole('button', { name: `编辑模板 ${template}` })).toHaveCount(0);
  await editing.getByRole('button', { name: `删除模板 ${template}` }).click();
  await expect(staff.notice('不可删除非本人创建的模板')).toBeVisible();
  await editing.getByRole('textbox', { name: '聊天室名称' }).fill(renamed);
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing).toHaveCount(0);
  await expect(owner.drawer.getByRole('heading', { name: renamed })).toBeVisible();

  await owner.chooseSetting('编辑');
  const own = owner.dialog('编辑团队话题');
  await own.getByRole('button', { name: `编辑模板 ${template}` }).click();
  const changing = owner.dialog('编辑模板');
  await changing.getByRole('textbox', { name: '模板内容' }).fill('请汇总近30天的广告花费。');
  await changing.getByRole('button', { name: '保存' }).click();
  await expect(owner.notice('编辑团队模板成功')).toBeVisible();
  await own.getByRole('button', { name: `删除模板 ${template}` }).click();
  await owner.confirm(`删除模板“${template}”？`, '删除');
  await expect(owner.notice('删除团队模板成功')).toBeVisible();
  await own.getByRole('button', { name: '取消' }).click();

  await owner.chooseSetting('删除');
  await owner.confirm(`删除“${renamed}”？`, '删除');
  await expect(staff.agents.getByRole('button', { name: renamed })).toHaveCount(0);
  await context.close();
});
