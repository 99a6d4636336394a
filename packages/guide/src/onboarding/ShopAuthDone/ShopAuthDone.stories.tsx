import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopAuthDone } from './ShopAuthDone.tsx';

const meta = {
  title: 'Guide/Shop authorised',
  component: ShopAuthDone,
  args: { onMore: fn(), onOrders: fn() },
} satisfies Meta<typeof ShopAuthDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  name: '[G26] after a shop one binds more, or goes to the orders',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '绑定更多店铺' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '前往订单管理' }));
    await expect(args.onOrders).toHaveBeenCalledOnce();
  },
};
