import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ASSISTANT } from '../../core/constants.ts';
import { AssistantError } from '../../core/errors.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../../testing/exampleData.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { SessionSider } from '../Sessions/SessionSider.tsx';

let transport: FakeTransport;

const meta = {
  title: 'Assistant/SessionList',
  component: AssistantExample,
  subcomponents: { SessionSider },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => createFakeTransport({ data: structuredClone(EXAMPLE_DATA) }),
    onReady: (_, from) => {
      transport = from;
    },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

type Drawer = Awaited<ReturnType<typeof openedDrawer>>;

const callsOf = (method: string) => transport.calls.filter((call) => call.method === method);
const titles = (drawer: Drawer) =>
  within(drawer.getByRole('region', { name: '会话' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.textContent ?? '');

async function choose(drawer: Drawer, title: string, action: string) {
  await userEvent.click(drawer.getByRole('button', { name: `${title} 的操作` }));
  await userEvent.click(await drawer.findByRole('menuitem', { name: action }));
}

export const Order: Story = {
  name: '[I242] pinned sessions stand first, then the latest; a pin moves its session',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await waitFor(() => expect(titles(drawer)[0]).toMatch(/^补货计划/));
    await expect(titles(drawer)[1]).toMatch(/^每周经营复盘/);
    await choose(drawer, '黑五备战小组', '置顶');
    await waitFor(() => expect(callsOf('sessionTopup')).toHaveLength(1));
    await waitFor(() => expect(titles(drawer)[0]).toMatch(/^黑五备战小组/));
    await choose(drawer, '补货计划', '取消置顶');
    await waitFor(() => expect(callsOf('sessionUnTopup')).toHaveLength(1));
    await waitFor(() => expect(titles(drawer)[1]).not.toMatch(/^补货计划/));
  },
};

export const Rename: Story = {
  name: '[I243] a title is edited in place: Enter saves, Esc does not, blank changes nothing, 60 characters fit',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await choose(drawer, '每周经营复盘', '重命名');
    const field = (await drawer.findByRole('textbox', { name: '会话名称' })) as HTMLInputElement;
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('每周经营复盘');
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(callsOf('editSession')).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, '月'.repeat(61));
    await expect(field.value).toHaveLength(60);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(callsOf('editSession')[0]?.data).toMatchObject({ title: '月'.repeat(60) }));
    await waitFor(() => expect(drawer.queryByRole('textbox', { name: '会话名称' })).toBeNull());
    await choose(drawer, '补货计划', '重命名');
    await userEvent.keyboard('   {Enter}');
    await choose(drawer, '补货计划', '重命名');
    await userEvent.keyboard('别的{Escape}');
    await waitFor(() => expect(drawer.queryByRole('textbox', { name: '会话名称' })).toBeNull());
    await expect(callsOf('editSession')).toHaveLength(1);
  },
};

export const Delete: Story = {
  name: '[I244] deleting one and clearing all are asked for first; reset loads everything anew',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await choose(drawer, '补货计划', '删除');
    await expect(callsOf('clearSession')).toHaveLength(0);
    await userEvent.click(await page.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: /^(?!.*的操作).*补货计划/ })).toBeNull());
    await userEvent.click(drawer.getByRole('button', { name: '清空全部会话' }));
    await userEvent.click(await page.findByRole('button', { name: '取消' }));
    await expect(callsOf('clearSessions')).toHaveLength(0);
    const loads = callsOf('getSessions').length;
    await userEvent.click(drawer.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(callsOf('getSessions').length).toBe(loads + 1));
    await userEvent.click(drawer.getByRole('button', { name: '清空全部会话' }));
    await userEvent.click(await page.findByRole('button', { name: '清空' }));
    await waitFor(() => expect(titles(drawer)).toHaveLength(1));
    await expect(titles(drawer)[0]).toMatch(/^黑五备战小组/);
  },
};

export const Search: Story = {
  name: '[I241] the search looks into titles and messages, marks what it found and leads there',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const box = drawer.getByRole('searchbox', { name: '搜索会话和消息' });
    await userEvent.type(box, '自动补货');
    await waitFor(() => expect(drawer.getByText(/^找到 \d+ 条$/)).toBeVisible(), { timeout: 5000 });
    const [hit] = drawer.getAllByText('自动补货', { selector: 'mark' });
    if (!hit) throw new Error('a mark expected');
    await userEvent.click(hit);
    await waitFor(() => expect(drawer.getByRole('heading', { name: '每周经营复盘' })).toBeVisible());
    await waitFor(() => {
      const found = drawer.getByRole('log').querySelector('[data-found]');
      expect(found?.textContent).toContain('自动补货');
    });
    await userEvent.clear(box);
    await userEvent.type(box, 'zzz');
    await waitFor(() => expect(drawer.getByText('没有找到相关内容')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(drawer.getByRole('button', { name: '重置' })).toBeVisible();
  },
};

export const Unread: Story = {
  name: '[I246] an answer that ends elsewhere is counted at its session until it is looked at',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await userEvent.type(drawer.getByRole('textbox', { name: '输入问题' }), '一{Enter}');
    await drawer.findByTestId('ai-thinking');
    await openedDrawer(canvasElement, '黑五备战小组');
    transport.piece({ content: '好了' });
    transport.end();
    await waitFor(() => expect(drawer.getByRole('img', { name: '1 条新回答' })).toBeVisible());
    await openedDrawer(canvasElement, '每周经营复盘');
    await waitFor(() => expect(drawer.queryByRole('img', { name: '1 条新回答' })).toBeNull());
  },
};

export const Untitled: Story = {
  name: '[I280] what nobody has named is called so in the reader’s language',
  globals: { locale: 'en-US' },
  args: {
    makeTransport: () => {
      const data = structuredClone(EXAMPLE_DATA);
      for (const session of data.sessions ?? []) session.title = ASSISTANT.newSessionTitle;
      return createFakeTransport({ data });
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await waitFor(() => expect(drawer.getByRole('heading', { name: 'New conversation' })).toBeVisible());
    await expect(drawer.queryByText(ASSISTANT.newSessionTitle)).toBeNull();
    const [actions] = drawer.getAllByRole('button', { name: 'Actions for New conversation' });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(await drawer.findByRole('menuitem', { name: 'Rename' }));
    await expect(await drawer.findByRole('textbox', { name: 'Name of the conversation' })).toHaveValue('');
  },
};

export const InAnotherLanguage: Story = {
  name: '[I268] a session is named in the reader’s language',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await userEvent.click(drawer.getAllByRole('button', { name: 'New conversation' })[0] as HTMLElement);
    await waitFor(() => expect(callsOf('addSession')[0]?.data).toMatchObject({ title: 'New conversation' }));
    await userEvent.keyboard('{Alt>}{n}{/Alt}');
    await waitFor(() => expect(callsOf('addSession')[1]?.data).toMatchObject({ title: 'New conversation' }));
  },
};

export const FailedReload: Story = {
  name: '[I321] what is here stays when it cannot be loaded anew, with another try beside it',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const before = titles(drawer);
    for (const method of ['getSessions', 'getUserAgents'] as const)
      transport.fail(method, new AssistantError('disconnected', { isTransient: true }));
    await userEvent.click(drawer.getByRole('button', { name: '重置' }));
    const again = await drawer.findByRole('button', { name: '没有更新，请重试' });
    await expect(titles(drawer)).toEqual(before);
    await expect(drawer.getByRole('button', { name: '经营分析' })).toBeVisible();
    for (const method of ['getSessions', 'getUserAgents'] as const) transport.fail(method, undefined);
    await userEvent.click(again);
    await waitFor(() => expect(drawer.queryByRole('button', { name: '没有更新，请重试' })).toBeNull());
    await expect(titles(drawer)).toEqual(before);
  },
};

export const Agents: Story = {
  name: '[I250] an agent is added from the panel and removed again',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(drawer.getByRole('button', { name: '添加智能体' }));
    await waitFor(() => expect(page.getByText('已添加')).toBeVisible());
    await expect(page.getByText(/回答系统怎么用/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '添加 帮助顾问' }));
    await waitFor(() => expect(callsOf('bindUserAgent')).toHaveLength(1));
    await waitFor(() => expect(drawer.getByRole('button', { name: '帮助顾问' })).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: '移除 帮助顾问' }));
    await expect(await page.findByText('它会从列表中移除；对话会保留，再次添加后可以继续。')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: '移除' }));
    await waitFor(() => expect(callsOf('unbindUserAgent')).toHaveLength(1));
  },
};

export const AgentThemes: Story = {
  name: '[I251] an agent greets with what it is for and suggests themes; a theme fills the field and goes along',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: '经营分析' }));
    await waitFor(() => expect(drawer.getByRole('heading', { name: '您可能想看' })).toBeVisible());
    await expect(drawer.getByText('按店铺、商品、时间查询销售、库存和广告数据。')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^滞销库存/ }));
    const field = drawer.getByRole('textbox', { name: '输入问题' });
    await waitFor(() => expect(field).toHaveValue('库龄超过 90 天的库存有哪些？'));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(transport.lastAsk()?.question.agent_theme_id).toBe('t2'));
    await expect(transport.lastAsk()?.place).toMatchObject({ kind: 'agent', agent_id: '1' });
  },
};
