import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssistantExample, type AssistantExampleProps } from '../../testing/AssistantExample.tsx';
import { createFakeTransport, type FakeTransport } from '../../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../../testing/exampleData.ts';
import { AssistantComposer } from './AssistantComposer.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';
import { AssistantSessions } from './AssistantSessions.tsx';
import { AssistantThread } from './AssistantThread.tsx';

let transport: FakeTransport;
const NOTHING_ELSE = { agents: false, topics: false, data: false, screenshot: false };
const withData: AssistantExampleProps['makeTransport'] = () =>
  createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });

const meta = {
  title: 'Assistant/Parts',
  component: AssistantExample,
  subcomponents: { AssistantComposer, AssistantThread, AssistantSessions, AssistantPanel },
  args: {
    makeTransport: withData,
    onReady: (_, from) => {
      transport = from;
    },
  },
} satisfies Meta<typeof AssistantExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Your question' });
const asked = () => transport.calls.filter(({ method }) => method === 'ask').length;

export const Composer: Story = {
  name: '[I704] a composer alone begins a conversation with what is sent',
  globals: { locale: 'en-US' },
  args: {
    makeTransport: () => createFakeTransport(),
    children: <AssistantComposer features={NOTHING_ELSE} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await field(canvas)).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('button', { name: /Forget|Clear context/ })).toBeNull();
    await userEvent.type(await field(canvas), 'How is stock?{Enter}');
    await waitFor(() => expect(asked()).toBe(1));
    await expect(transport.lastAsk()?.question.text).toBe('How is stock?');
    await waitFor(async () => expect(await field(canvas)).toHaveValue(''));
  },
};

export const ThreadAndSessions: Story = {
  name: '[I705] a thread and a list, each alone, show the same conversation',
  globals: { locale: 'en-US' },
  args: {
    children: (
      <div style={{ display: 'grid', gridTemplate: '480px / 260px 1fr', border: '1px solid #8884' }}>
        <AssistantSessions />
        <AssistantThread />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole('button', { name: /每周经营复盘/ });
    if (!open) throw new Error('a conversation expected');
    await userEvent.click(open);
    await expect(await canvas.findByRole('log')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your question' })).toBeNull();
  },
};

export const Panel: Story = {
  name: '[I706] a panel stands in the page: it takes no focus, and no window is around it',
  args: {
    children: (
      <>
        <button type="button">before</button>
        <div style={{ height: 640 }}>
          <AssistantPanel />
        </div>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = await canvas.findByRole('button', { name: 'before' });
    before.focus();
    await canvas.findByRole('textbox', { name: '输入问题' });
    await canvas.findByRole('navigation');
    await expect(before).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '关闭助手' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '全屏' })).toBeNull();
  },
};

export const NarrowPanel: Story = {
  name: '[I707] where the room is short the lists lie over the conversation when they are asked for',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    children: (
      <div style={{ height: 640, width: 360 }}>
        <AssistantPanel />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: '질문 입력' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '대화 목록 보기' }));
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    const [open] = await canvas.findAllByRole('button', { name: /每周经营复盘/ });
    if (!open) throw new Error('a conversation expected');
    await userEvent.click(open);
    await expect(await canvas.findByRole('heading', { name: '每周经营复盘' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '대화 목록 보기' }));
    await userEvent.click(canvas.getByRole('button', { name: '대화 목록 접기' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const WithoutFeatures: Story = {
  name: '[I708] what is off is not there: agents, topics, tables of data, pictures of the page',
  globals: { locale: 'en-US' },
  args: {
    children: (
      <div style={{ height: 640 }}>
        <AssistantPanel features={NOTHING_ELSE} ports={{ captureTarget: () => document.body }} />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = await canvas.findAllByRole('button', { name: /每周经营复盘/ });
    if (!open) throw new Error('a conversation expected');
    await userEvent.click(open);
    await canvas.findByRole('log');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /screenshot/i })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Convert to team topic' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(canvas.queryByRole('menuitem', { name: /Share/ })).toBeNull();
  },
};

let opened = 0;

export const Strict: Story = {
  name: '[I709] made in an effect that disposes of it, one connection is opened under StrictMode, too',
  args: {
    makeTransport: () => {
      const made = createFakeTransport();
      return {
        ...made,
        open(handlers) {
          opened += 1;
          made.open(handlers);
        },
      };
    },
    children: <AssistantThread />,
  },
  beforeEach: () => {
    opened = 0;
  },
  render: (args) => (
    <StrictMode>
      <div style={{ height: 320 }}>
        <AssistantExample {...args} />
      </div>
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('有什么可以帮您');
    await expect(opened).toBe(1);
  },
};
