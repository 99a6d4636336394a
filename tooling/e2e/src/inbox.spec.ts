import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

const INBOX = { system: 'ERP', app: 'scm_new', path: '/inbox' };

test('[D262] [D263] [D264] [D268] a buyer is answered from a template, beside the order, once for two clicks', async ({
  systems,
  page,
}) => {
  await systems.enter(INBOX);
  const content = systems.content('scm_new');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('买家消息');
  const states = content.getByRole('group', { name: '状态' });
  await expect(states.getByRole('button', { name: /^待处理/ })).toHaveAttribute('aria-pressed', 'true');
  const threads = content.getByRole('list', { name: '买家消息' }).getByRole('listitem');
  await expect(threads.first()).toContainText(/超时 \d+ 小时|还剩 \d+ 小时/);
  const before = await threads.count();
  await threads.first().getByRole('button').click();

  const thread = content.getByRole('region', { name: '消息往来' });
  await expect(thread.getByText(/请在 .* 前回复/)).toBeVisible();
  await expect(content.getByRole('complementary', { name: '订单详情' }).getByText('商品明细')).toBeVisible();
  const messages = thread.getByRole('list', { name: '消息' }).getByRole('listitem');
  const written = await messages.count();
  await expect(thread.getByRole('list', { name: '消息' }).getByRole('textbox')).toHaveCount(0);
  await thread.getByRole('button', { name: '使用模板' }).click();
  await content.getByRole('menuitem', { name: /延迟致歉/ }).click();
  const box = thread.getByLabel('回复买家');
  await expect(box).toHaveValue(/^.+，您好！订单 .+ 比预计晚/);
  await expect(thread.getByText('已存为草稿')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[data-active] iframe').analyze();
  expect(violations).toEqual([]);

  await thread.getByRole('button', { name: '发送回复' }).dblclick();
  await expect(messages).toHaveCount(written + 1);
  await expect(messages.last()).toContainText('已发送');
  await expect(box).toHaveValue('');
  await expect(thread.getByText('已回复', { exact: true })).toBeVisible();
  await expect(threads).toHaveCount(before - 1);
  await states.getByRole('button', { name: /^已回复/ }).click();
  await expect(threads.first()).toContainText('您好！订单');
});

test('[D265] [D267] a draft comes back after a reload, and stays when a colleague was faster', async ({
  systems,
  page,
  context,
}) => {
  await systems.enter(INBOX);
  const content = systems.content('scm_new');
  const list = content.getByRole('list', { name: '买家消息' }).getByRole('listitem');
  await list.first().getByRole('button').click();
  const thread = content.getByRole('region', { name: '消息往来' });
  const box = thread.getByLabel('回复买家');
  await box.fill('我的草稿');
  await expect(thread.getByText('已存为草稿')).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(box).toHaveValue('我的草稿');

  const other = await context.newPage();
  await other.goto(address);
  const elsewhere = other.frameLocator('[data-active] iframe').getByRole('region', { name: '消息往来' });
  await elsewhere.getByLabel('回复买家').fill('先到的回复');
  await elsewhere.getByRole('button', { name: '发送回复' }).click();
  await expect(elsewhere.getByRole('list', { name: '消息' })).toContainText('先到的回复');

  await thread.getByRole('button', { name: '发送回复' }).click();
  await expect(thread.getByRole('alert')).toContainText('已回复这位买家，请查看后再发送');
  await expect(box).toHaveValue('我的草稿');
  await expect(thread.getByRole('list', { name: '消息' })).toContainText('先到的回复');
});

test('[D272] the order beside its list leads to the thread in which its buyer is answered', async ({
  systems,
}) => {
  await systems.enter(INBOX);
  const inbox = systems.content('scm_new');
  const waiting = inbox.getByRole('list', { name: '买家消息' }).getByRole('listitem');
  await waiting.first().getByRole('button').click();
  const order = inbox.getByRole('complementary', { name: '订单详情' });
  const number = (await order.getByRole('paragraph').first().textContent()) ?? '';
  const messages = inbox.getByRole('list', { name: '消息', exact: true }).getByRole('listitem');
  const words = (await messages.first().getByRole('paragraph').last().textContent()) ?? '';
  await systems.open({ ...INBOX, path: `/sail-order-management?q=${number}` });
  await systems.rows('scm_new').first().getByRole('button').click();
  const panel = inbox.getByRole('complementary', { name: '订单详情' });
  await expect(panel).toContainText(number);
  await panel.getByRole('button', { name: '回复买家' }).click();
  await expect(inbox.getByRole('region', { name: '消息往来' })).toContainText(words);
  await expect(inbox.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');
});
