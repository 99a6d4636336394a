import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SHOP_PLATFORMS } from '../../shops/platforms.ts';
import { BoundShops } from './BoundShops.tsx';

const meta = {
  title: 'Guide/Bound shops',
  component: BoundShops,
  decorators: [
    (Story) => (
      <div style={{ width: 650 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    platforms: SHOP_PLATFORMS,
    shops: [
      { shopId: '1', shopName: 'Yuanfan US', platform: 'AMAZON', marketplace: 'US', status: 'bound' },
      { shopId: '2', shopName: '远帆旗舰店'.repeat(12), platform: 'TIKTOK', status: 'expired' },
      { shopId: '3', shopName: 'Market', platform: 'EBAY', status: 'expired' },
    ],
    onRenew: fn(),
  },
} satisfies Meta<typeof BoundShops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shops: Story = {
  name: '[G27] shops that are bound stand below the choice; one that ran out is authorised again on its platform',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toBe('Yuanfan USAmazon · US已授权');
    // A platform that cannot be bound here has no way to be bound again.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^重新授权：远帆旗舰店/ }));
    await expect(args.onRenew).toHaveBeenCalledWith('TIKTOK');
  },
};

export const EnglishDark: Story = { globals: { locale: 'en-US', theme: 'dark' } };

export const None: Story = {
  name: '[G27] without shops there is nothing',
  globals: { locale: 'ko-KR' },
  args: { shops: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
