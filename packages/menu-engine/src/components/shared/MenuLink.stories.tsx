import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { menuHref } from '../../core/menuAddress.ts';
import { normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import type { MenuEntry } from '../../core/types.ts';
import { erpTree } from '../../testing/index.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuListProvider } from './MenuListContext.tsx';

const index = normalizeMenuTree(erpTree());
const page = index.byId.get('orders-ship') as MenuEntry;
const onOpen = fn();
const list = {
  actions: {
    hrefOf: (entry: MenuEntry) => menuHref(entry, { serviceId: 'svc-erp', systemCode: 'ERP' }),
    onOpen,
    onBuy: fn(),
    onUnlock: fn(),
  },
  conditions: { now: 0 },
  usableOnly: false,
};
const withMenu = (fields: Partial<MenuEntry['menu']>): MenuEntry => ({
  ...page,
  menu: { ...page.menu, ...fields },
});

const meta = {
  title: 'Menus/MenuLink',
  component: MenuLink,
  args: { entry: page },
  beforeEach: () => onOpen.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <MenuListProvider value={list}>
          <Story />
        </MenuListProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof MenuLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '[M45] A page that opens is a link',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(onOpen).toHaveBeenCalledWith(page);
  },
};

export const NotPurchased: Story = {
  name: '[M45] One that is not bought is no link and offers to buy',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { entry: withMenu({ updateFlag: 2 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(list.actions.onBuy).toHaveBeenCalledOnce();
    await expect(onOpen).not.toHaveBeenCalled();
  },
};
