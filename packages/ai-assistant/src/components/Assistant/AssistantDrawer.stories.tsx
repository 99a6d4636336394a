import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AssistantError } from '../../core/errors.ts';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../../testing/exampleData.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { AssistantDrawer } from './AssistantDrawer.tsx';

let transport: FakeTransport;
const onClose = fn();

const meta = {
  title: 'Assistant/AssistantDrawer',
  component: AssistantExample,
  subcomponents: { AssistantDrawer },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: () => createFakeTransport({ data: structuredClone(EXAMPLE_DATA) }),
    onReady: (_, from) => {
      transport = from;
    },
    onClose,
    ports: { page: { title: '订单列表' } },
  },
  beforeEach: () => void onClose.mockClear(),
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width);

export const Open: Story = {
  name: '[I201] the drawer is 1080 pixels wide with siders of 200 and 250; full screen is one press away',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const frame = within(canvasElement).getByRole('dialog');
    await waitFor(() => expect(widthOf(frame)).toBe(1080));
    await expect(widthOf(await drawer.findByRole('navigation'))).toBe(200);
    await expect(widthOf(drawer.getByRole('region', { name: '会话' }))).toBe(250);
    await userEvent.click(drawer.getByRole('button', { name: '全屏' }));
    await waitFor(() => expect(widthOf(frame)).toBe(window.innerWidth));
    await userEvent.click(drawer.getByRole('button', { name: '退出全屏' }));
    await waitFor(() => expect(widthOf(frame)).toBe(1080));
  },
};

export const WithoutExtras: Story = {
  name: '[I801] over a backend of the documents alone nothing is offered that needs more',
  args: { ports: { page: { title: '订单列表' }, extras: false } },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await expect((await drawer.findAllByRole('button', { name: '重新生成' })).length).toBeGreaterThan(0);
    await expect(drawer.queryAllByRole('button', { name: '没有帮助' })).toEqual([]);
    await expect(drawer.queryByRole('button', { name: '定时提问与提醒' })).toBeNull();
    await expect(drawer.queryByRole('searchbox', { name: '搜索会话和消息' })).toBeNull();
  },
};

export const OpenDark: Story = {
  name: '[I264] the header says how many messages there are and when the last change was',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    await expect(await drawer.findByText(/^\d+ messages · updated .*\d/)).toBeVisible();
  },
};

export const Edge: Story = {
  name: '[I206] the edge is moved by pointer and arrows; two presses bring the width back',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const frame = within(canvasElement).getByRole('dialog');
    const edge = drawer.getByRole('separator', { name: '도우미 너비' });
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '1080'));
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(widthOf(frame)).toBe(1000));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(widthOf(frame)).toBe(1040));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(widthOf(frame)).toBe(1080));
  },
};

export const Focus: Story = {
  name: '[I200] the field has the focus; Esc closes, but not while something is composed',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    const field = drawer.getByRole('textbox', { name: '输入问题' });
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 });
    await expect(onClose).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: '关闭助手' }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

export const Shortcuts: Story = {
  name: '[I261] Ctrl K finds a session, Alt N begins one',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    drawer.getByRole('textbox', { name: '输入问题' }).focus();
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    await expect(drawer.getByRole('searchbox', { name: '搜索会话和消息' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}[KeyN]{/Alt}');
    await waitFor(() => expect(drawer.getByRole('heading', { name: '新会话' })).toBeVisible());
  },
};

export const Nothing: Story = {
  name: '[I245] with nothing there yet, each list and the conversation say what will be there',
  args: { makeTransport: () => createFakeTransport() },
  play: async ({ canvasElement }) => {
    const drawer = within(await within(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('还没有会话')).toBeVisible());
    await expect(drawer.getByText('还没有智能体')).toBeVisible();
    await expect(drawer.getByText('还没有团队话题')).toBeVisible();
    const [first] = drawer.getAllByRole('button', { name: '新建会话' });
    if (!first) throw new Error('a button expected');
    await userEvent.click(first);
    await waitFor(() => expect(drawer.getByRole('heading', { name: '新会话' })).toBeVisible());
  },
};

const isNotThere = new AssistantError('disconnected', { isTransient: true });

function failingTransport(): FakeTransport {
  const made = createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });
  for (const method of ['getSessions', 'getUserAgents'] as const) made.fail(method, isNotThere);
  return made;
}

export const Failing: Story = {
  name: '[I245] lists that do not load say so, and are tried again',
  args: { makeTransport: failingTransport },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const drawer = within(await within(canvasElement).findByRole('dialog'));
    const [retry] = await drawer.findAllByRole('button', { name: '重试' });
    if (!retry) throw new Error('a way to try again expected');
    for (const method of ['getSessions', 'getUserAgents'] as const) transport.fail(method, undefined);
    await userEvent.click(retry);
    // The list that was there before gives way to the one of the new connection.
    await waitFor(() => expect(drawer.getAllByRole('button', { name: /^每周经营复盘/ })[0]).toBeVisible());
    await expect(drawer.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

function unreachableTransport(): FakeTransport {
  const made = createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });
  return {
    ...made,
    open(handlers) {
      made.open({ ...handlers, onLink: () => handlers.onLink('waiting') });
    },
    reconnect() {
      made.reconnect();
      made.push('sessions', EXAMPLE_DATA.sessions);
    },
  };
}

export const NeverConnected: Story = {
  name: '[I257] a connection that never came is said where no conversation is open yet, with a way to try again',
  args: { makeTransport: unreachableTransport },
  play: async ({ canvasElement }) => {
    const drawer = within(await within(canvasElement).findByRole('dialog'));
    const mask = await drawer.findByRole('alert');
    await expect(mask).toHaveTextContent('通信连接已断开');
    await userEvent.click(within(mask).getByRole('button', { name: '重新连接' }));
    // The list that was there before gives way to the one of the new connection.
    await waitFor(() => expect(drawer.getAllByRole('button', { name: /^每周经营复盘/ })[0]).toBeVisible());
  },
};

/** A page of one colour, which nobody would learn anything from. */
function blankPage(): HTMLElement {
  const page = Object.assign(document.createElement('div'), { className: 'blank-page' });
  page.style.cssText = 'position:fixed;inset:0;width:200px;height:100px;background:#fff';
  document.body.append(page);
  return page;
}

const UNTAKEN = [
  ['截图目标元素不存在', () => null],
  ['截图是空白的，没有发送。请稍后重试，或改用浏览器截取标签页', blankPage],
  [
    '页面分析失败',
    () => {
      throw new Error('no page');
    },
  ],
] as const;
let captureTarget: () => HTMLElement | null = () => null;

export const Untaken: Story = {
  name: '[I203] a picture that cannot be taken says why: no page, a blank one, anything else',
  args: { ports: { captureTarget: () => captureTarget() } },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const page = within(canvasElement.ownerDocument.body);
    for (const [sentence, target] of UNTAKEN) {
      captureTarget = target;
      await userEvent.click(drawer.getByRole('button', { name: '截图分析当前页面' }));
      const said = await page.findByText(sentence);
      await waitFor(() => expect(said).toBeVisible());
    }
    document.querySelector('.blank-page')?.remove();
    await expect(transport.lastAsk()).toBeUndefined();
  },
};

export const Broken: Story = {
  name: '[I257] a broken connection is said over the field only, until it is back; what is there can be read; a press reconnects',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    transport.link('failed');
    const mask = await drawer.findByRole('alert');
    await expect(mask).toHaveTextContent('通信连接已断开');
    const answer = drawer.getByRole('log').getBoundingClientRect();
    await expect(mask.getBoundingClientRect().top).toBeGreaterThanOrEqual(answer.bottom - 1);
    await expect(mask).not.toHaveTextContent('正在尝试恢复');
    for (const trying of ['connecting', 'waiting', 'connecting'] as const) {
      transport.link(trying);
      await waitFor(() => expect(mask).toHaveTextContent('通信连接已断开正在尝试恢复'));
    }
    transport.link('failed');
    await userEvent.click(within(mask).getByRole('button', { name: '重新连接' }));
    await waitFor(() => expect(drawer.queryByRole('alert')).toBeNull());
    await expect(transport.calls.some(({ method }) => method === 'reconnect')).toBe(true);
  },
};
