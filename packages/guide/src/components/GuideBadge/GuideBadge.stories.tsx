import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GuideBadge } from './GuideBadge.tsx';

const meta = {
  title: 'Guide/Badge',
  component: GuideBadge,
  args: { title: '新手引导', done: 1, total: 4, expanded: false, onOpen: fn() },
} satisfies Meta<typeof GuideBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvasElement, args }) => {
    const badge = within(canvasElement).getByRole('button', { name: '新手引导 1/4' });
    await expect(badge).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(badge);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const New: Story = { args: { done: 0 }, globals: { locale: 'ko-KR' } };

export const Done: Story = { args: { done: 4 }, globals: { locale: 'en-US', theme: 'dark' } };

export const WindowOpen: Story = { args: { done: 2, expanded: true }, globals: { locale: 'en-US' } };
