import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EmbedError } from '../core/errors.ts';
import { PaneStatus } from './PaneStatus.tsx';

const meta = {
  title: 'Embed/PaneStatus',
  component: PaneStatus,
  args: {
    title: '订单管理',
    onReload: fn(),
    state: { attempt: 1, status: 'loading', slowness: 'none' },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 'calc(var(--portal-row-height) * 18)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaneStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Slow: Story = {
  globals: { locale: 'en-US' },
  args: { title: 'Order management', state: { attempt: 1, status: 'loading', slowness: 'slow' } },
};

export const VerySlow: Story = {
  name: '[E1] a very slow pane offers to reload',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { title: '주문 관리', state: { attempt: 1, status: 'loading', slowness: 'very-slow' } },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const NotResponding: Story = {
  name: '[E5] a silent app is said to be silent',
  args: { state: { attempt: 1, status: 'not-responding' } },
  play: async ({ canvasElement, args, userEvent }) => {
    const bar = within(canvasElement).getByRole('status');
    await expect(bar).toHaveTextContent('「订单管理」暂时没有响应');
    await userEvent.click(within(bar).getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const TimedOut: Story = {
  globals: { theme: 'dark' },
  args: { state: { attempt: 1, status: 'failed', error: new EmbedError('load-timeout', { app: 'orders' }) } },
};

export const LoadFailed: Story = {
  globals: { locale: 'en-US' },
  args: {
    title: 'A very long name of a system that somebody gave it without thinking of tabs',
    state: { attempt: 1, status: 'failed', error: new EmbedError('load-failed', { app: 'orders' }) },
  },
};
