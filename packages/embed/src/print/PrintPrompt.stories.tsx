import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PrintCheck } from './checkPrint.ts';
import { PrintPrompt } from './PrintPrompt.tsx';

const found = (state: PrintCheck['state'], cloud?: string): PrintCheck => ({
  channel: 'cloud',
  state,
  versions: cloud ? { cloud } : {},
});

const meta = {
  title: 'Embed/Print check',
  component: PrintPrompt,
  args: {
    first: found('install'),
    needed: '4.0.0.0',
    check: fn(async () => found('ready', '6.5.7.9')),
    downloadUrl: 'https://print.example/',
    onClose: fn(),
  },
} satisfies Meta<typeof PrintPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Install: Story = {
  name: '[E218] what is missing can be had, and is looked for again by a press only',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有检测到打印组件');
    await expect(canvas.getByRole('alert')).toHaveTextContent('4.0.0.0');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(args.check).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('打印组件可以使用'));
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalledWith(found('ready', '6.5.7.9'));
  },
};

export const Upgrade: Story = {
  name: '[E218] one that is too old says its version',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { first: found('upgrade', '3.0.4.1') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('3.0.4.1');
  },
};

export const NotReady: Story = {
  name: '[E218] one that is not ready is said so in the words that people know',
  args: { first: found('not-ready') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('C-Lodop没准备好，请稍后再试！');
  },
};

export const Denied: Story = {
  name: '[E218] what the browser forbids is told with where to allow it',
  globals: { locale: 'ko-KR' },
  args: { first: found('denied') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('사이트 권한');
  },
};
