import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EmbedError } from '../core/errors.ts';
import { PaneStatus } from './PaneStatus.tsx';

const PLACE = { attempt: 1, path: '/orders', active: true };

const meta = {
  title: 'Embed/PaneStatus',
  component: PaneStatus,
  args: {
    title: '订单管理',
    onReload: fn(),
    state: { ...PLACE, status: 'loading', slowness: 'none' },
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
  args: { title: 'Order management', state: { ...PLACE, status: 'loading', slowness: 'slow' } },
};

export const VerySlow: Story = {
  name: '[E1] a very slow pane offers to reload',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { title: '주문 관리', state: { ...PLACE, status: 'loading', slowness: 'very-slow' } },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const onUncover = fn();

export const MuteForLong: Story = {
  name: '[E231] a frame that stays mute for long can be opened as it is',
  args: { onUncover, state: { ...PLACE, status: 'loading', slowness: 'very-slow' } },
  play: async ({ canvasElement, userEvent }) => {
    onUncover.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '仍然打开' }));
    await expect(onUncover).toHaveBeenCalledOnce();
  },
};

export const TimedOut: Story = {
  name: '[E231] one that was given up too, or tried again',
  globals: { theme: 'dark' },
  args: {
    onUncover,
    state: { ...PLACE, status: 'failed', error: new EmbedError('load-timeout', { app: 'orders' }) },
  },
  play: async ({ canvasElement, args, userEvent }) => {
    onUncover.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '仍然打开' }));
    await expect(onUncover).toHaveBeenCalledOnce();
  },
};

export const Uncovered: Story = {
  name: '[E231] nothing covers it then',
  args: { state: { ...PLACE, status: 'loading', slowness: 'very-slow', isUncovered: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LoadFailed: Story = {
  globals: { locale: 'en-US' },
  args: {
    title: 'A very long name of a system that somebody gave it without thinking of tabs',
    state: { ...PLACE, status: 'failed', error: new EmbedError('load-failed', { app: 'orders' }) },
  },
};

export const Blocked: Story = {
  name: '[E251] [E252] what the policy does not let in says so and opens outside',
  args: {
    outsideHref: 'https://example.com/orders',
    state: { ...PLACE, status: 'failed', error: new EmbedError('blocked', { app: 'orders' }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('「订单管理」不能在门户里打开');
    await expect(canvas.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute(
      'href',
      'https://example.com/orders',
    );
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: { ...PLACE, status: 'failed', error: new EmbedError('not-found', { app: 'orders' }) } },
};

export const PageMissing: Story = {
  name: '[E130] a reported 404 says which page is missing',
  globals: { locale: 'ko-KR' },
  args: {
    title: '주문 관리',
    state: {
      ...PLACE,
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
      ...PLACE,
      status: 'failed',
      error: new EmbedError('reported', { app: 'orders', status: 401, pageUrl: '/orders' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have no access to this page');
  },
};
