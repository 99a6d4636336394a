import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PaneNotResponding } from './PaneNotResponding.tsx';

const PLACE = { attempt: 1, path: '/orders', active: true };

const meta = {
  title: 'Embed/PaneNotResponding',
  component: PaneNotResponding,
  args: {
    title: '订单管理',
    state: { ...PLACE, status: 'not-responding' },
    onWait: fn(),
    onReload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaneNotResponding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  name: '[E5] a silent app is said to be silent, with three ways on',
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('status');
    await expect(bar).toHaveTextContent('「订单管理」暂时没有响应');
    for (const [name, called] of [
      ['继续等待', args.onWait],
      ['重新加载', args.onReload],
      ['关闭', args.onClose],
    ] as const) {
      await userEvent.click(within(bar).getByRole('button', { name }));
      await expect(called).toHaveBeenCalledOnce();
    }
  },
};

export const NotClosable: Story = {
  name: '[E5] a pane that cannot be closed offers no close',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    title: 'A very long name of a system that somebody gave it without thinking of tabs',
    onClose: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR' },
  args: { title: '주문 관리' },
};
