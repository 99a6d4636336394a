import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SHOP_PLATFORMS } from '../../shops/platforms.ts';
import { PlatformChoice } from './PlatformChoice.tsx';

const meta = {
  title: 'Guide/Platform choice',
  component: PlatformChoice,
  args: { platforms: SHOP_PLATFORMS, onChoose: fn() },
} satisfies Meta<typeof PlatformChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Platforms: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Amazon/i }));
    await expect(args.onChoose).toHaveBeenCalledWith('AMAZON');
  },
};

export const Opening: Story = {
  args: { isBusy: true },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Amazon/i }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
