import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuListProvider } from '../../../components/shared/MenuListContext.tsx';
import { menuHref } from '../../../core/menuAddress.ts';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import type { MenuEntry } from '../../../core/types.ts';
import { erpTree } from '../../../testing/index.ts';
import { MenuFlyout } from './MenuFlyout.tsx';

const index = normalizeMenuTree(erpTree());
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
  activeKey: undefined,
};

const meta = {
  title: 'Menus/MenuFlyout',
  component: MenuFlyout,
  args: {
    label: '常用菜单',
    icon: 'pin',
    entries: index.leaves.slice(0, 4),
    emptyNote: '打开过的菜单会显示在这里',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 144, minHeight: 260 }}>
        <MenuListProvider value={list}>
          <Story />
        </MenuListProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof MenuFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: '[M325] Pages fly out beside their button; choosing one closes it',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '常用菜单' });
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('待付款'));
    await userEvent.click(canvas.getByRole('link', { name: '待发货' }));
    await expect(onOpen).toHaveBeenCalledWith(index.byId.get('orders-ship'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const IconOnly: Story = {
  name: '[M325] In a folded sider it is an icon with a name; empty, it says what will be there',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { iconOnly: true, entries: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '常用菜单' }));
    await waitFor(() => expect(canvas.getByText('打开过的菜单会显示在这里')).toBeVisible());
  },
};
