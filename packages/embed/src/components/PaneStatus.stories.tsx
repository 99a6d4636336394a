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

export const NotFound: Story = {
  args: { state: { attempt: 1, status: 'failed', error: new EmbedError('not-found', { app: 'orders' }) } },
};

export const PageMissing: Story = {
  name: '[E130] a reported 404 says which page is missing',
  globals: { locale: 'ko-KR' },
  args: {
    title: '주문 관리',
    state: {
      attempt: 1,
      status: 'failed',
      error: new EmbedError('reported', { app: 'orders', status: 404, pageUrl: '/orders/77' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('/orders/77');
  },
};

export const Forbidden: Story = {
  name: '[E130] a reported 401 or 403 says that access is missing',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    title: 'Order management',
    state: {
      attempt: 1,
      status: 'failed',
      error: new EmbedError('reported', { app: 'orders', status: 401, pageUrl: '/orders' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have no access to this page');
  },
};
