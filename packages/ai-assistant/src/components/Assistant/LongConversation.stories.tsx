import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AssistantExample } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, exampleMessage } from '../../testing/exampleData.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { MessageList } from './MessageList.tsx';

let transport: FakeTransport;

const meta = {
  title: 'Assistant/LongConversation',
  component: AssistantExample,
  subcomponents: { MessageList },
  parameters: { layout: 'fullscreen' },
  args: {
    makeTransport: longTransport,
    onReady: (_, from) => {
      transport = from;
    },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(drawer: Awaited<ReturnType<typeof openedDrawer>>) {
  await userEvent.type(drawer.getByRole('textbox', { name: '输入问题' }), '长回答{Enter}');
  await waitFor(() => expect(transport.lastAsk()).toBeDefined());
}

function manyMessages(count: number) {
  return Array.from({ length: count }, (_, index) =>
    exampleMessage({
      message_id: `n${index}`,
      session_id: 's1',
      source: index % 2 === 0 ? 1 : 2,
      content: `第 ${index} 条。${'内容'.repeat(30)}`,
      state: 'done',
    }),
  );
}

function longTransport() {
  return createFakeTransport({
    data: { ...structuredClone(EXAMPLE_DATA), chats: { s1: manyMessages(200) } },
  });
}

export const Scroll: Story = {
  name: '[I225] a reader who moved up is not moved while an answer grows; the way back is offered',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const list = drawer.getByRole('log');
    await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2));
    await ask(drawer);
    transport.piece({ content: '开头。\n\n' });
    await waitFor(() => expect(drawer.getByText('开头。')).toBeVisible());
    list.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true }));
    list.scrollTop -= 200;
    const jump = await drawer.findByRole('button', { name: '回到最新' });
    const before = list.scrollTop;
    for (let part = 0; part < 20; part += 1) {
      transport.piece({ content: `第 ${part} 段${'很长'.repeat(40)}\n\n` });
      await new Promise(requestAnimationFrame);
    }
    transport.end();
    await waitFor(() => expect(drawer.getByText(/^第 19 段/)).toBeInTheDocument(), { timeout: 20_000 });
    await expect(list.scrollTop).toBe(before);
    await userEvent.click(jump);
    await waitFor(() => expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(2));
    await expect(drawer.queryByRole('button', { name: '回到最新' })).toBeNull();
  },
};

export const LongThread: Story = {
  name: '[I262] of a long conversation the end is mounted; more comes as the reader goes up, and nothing jumps',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const list = drawer.getByRole('log');
    await waitFor(() => expect(drawer.getAllByRole('article').length).toBeGreaterThanOrEqual(30));
    await expect(drawer.getAllByRole('article').length).toBeLessThan(130);
    list.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('id', 'ai-n199');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('id', 'ai-n198');
    list.dispatchEvent(new WheelEvent('wheel', { deltaY: -2000, bubbles: true }));
    list.scrollTop = 0;
    const count = drawer.getAllByRole('article').length;
    await waitFor(() => expect(drawer.getAllByRole('article').length).toBeGreaterThan(count));
  },
};

export const FoundFarBack: Story = {
  name: '[I265] a message that the search found is in view, however old, while what is around it grows',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const list = drawer.getByRole('log');
    await waitFor(() => expect(drawer.getAllByRole('article').length).toBeGreaterThanOrEqual(30));
    await userEvent.type(drawer.getByRole('searchbox', { name: '搜索会话和消息' }), '21');
    const [hit] = await drawer.findAllByText('21', { selector: 'mark' }, { timeout: 5000 });
    if (!hit) throw new Error('a mark expected');
    await userEvent.click(hit);
    const isInView = () => {
      const found = list.querySelector('[data-found]');
      if (!found) throw new Error('nothing is marked');
      const [message, view] = [found.getBoundingClientRect(), list.getBoundingClientRect()];
      return message.top >= view.top && message.bottom <= view.bottom;
    };
    await waitFor(() => expect(isInView()).toBe(true));
    const first = drawer.getAllByRole('article')[0];
    if (!first) throw new Error('a message expected');
    first.style.paddingTop = '900px';
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(drawer.getByRole('button', { name: '回到最新' })).toBeVisible();
  },
};

export const Announcements: Story = {
  name: '[I223] a screen reader hears at most eight sentences of a long answer, never its pieces',
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement, '每周经营复盘');
    const status = drawer.getByTestId('ai-live');
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await ask(drawer);
    for (let part = 0; part < 60; part += 1) {
      transport.piece({ content: `第 ${part} 段。${'很长的回答'.repeat(30)}\n\n` });
      await new Promise(requestAnimationFrame);
    }
    transport.end();
    await waitFor(() => expect(status).toHaveTextContent(/^回答完成.*第 0 段。$/), { timeout: 25_000 });
    observer.disconnect();
    await expect(heard.length).toBeLessThanOrEqual(8);
    await expect(drawer.getByRole('log')).toHaveAttribute('aria-live', 'off');
  },
};
