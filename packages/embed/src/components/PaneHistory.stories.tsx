import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PaneHistory } from './PaneHistory.tsx';

const meta = {
  title: 'Embed/PaneHistory',
  component: PaneHistory,
  args: { active: true, title: '汇率查询', onHistoryFilled: fn(), onBack: fn(), onClose: fn() },
  beforeEach: () => {
    const { length } = window.history;
    added = 0;
    Object.defineProperty(window.history, 'length', { configurable: true, get: () => length + added });
    return () => void Reflect.deleteProperty(window.history, 'length');
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <iframe title="rates" srcDoc="<p>Rates</p>" />
      </>
    ),
  ],
} satisfies Meta<typeof PaneHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

const ADDED = 20;
let added = 0;

/** Adds entries, as a hostile page in a frame does; to what is read of the history, since that of the browser is soon full. */
function fill(): void {
  added += ADDED;
}

export const Filled: Story = {
  name: '[E951] what filled the history is named, with the page before and a way to close',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    fill();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('后退记录'), { timeout: 5000 });
    await expect(args.onHistoryFilled).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '回到上一个页面' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const HomeInDark: Story = {
  name: '[E951] a page that cannot be closed has no button for it',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { title: 'Exchange rates', onClose: undefined },
  play: async ({ canvas }) => {
    fill();
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible(), { timeout: 5000 });
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
