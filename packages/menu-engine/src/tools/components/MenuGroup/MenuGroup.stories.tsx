import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuListProvider } from '../../../components/shared/MenuListContext.tsx';
import { menuHref } from '../../../core/menuAddress.ts';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { erpTree } from '../../../testing/index.ts';
import { MenuRowTools } from '../Favorites/MenuRowTools.tsx';
import { MenuGroup } from './MenuGroup.tsx';

const index = normalizeMenuTree(erpTree());
const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const onOpen = fn();
const onPin = fn();
const onStar = fn();
const list = {
  actions: {
    hrefOf: (entry: (typeof index.leaves)[number]) => menuHref(entry, place),
    onOpen,
    onBuy: fn(),
    onUnlock: fn(),
    rowAction: (entry: (typeof index.leaves)[number]) => (
      <MenuRowTools
        entry={entry}
        pin={{ on: entry.id === 'orders-all', onToggle: onPin }}
        favorite={{ on: false, busy: entry.id === 'orders-unpaid', onToggle: onStar }}
      />
    ),
  },
  conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
  usableOnly: false,
  activeKey: 'm_orders-ship',
};

const meta = {
  title: 'Menus/MenuGroup',
  component: MenuGroup,
  args: {
    label: '常用菜单',
    icon: 'pin',
    entries: index.leaves.slice(0, 8),
    emptyNote: '打开过的菜单会显示在这里',
    onOpenedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240, minHeight: 320 }}>
        <MenuListProvider value={list}>
          <Story />
        </MenuListProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof MenuGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: '[M323] A group opens, reports it, and its pages open',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '常用菜单', expanded: false }));
    await expect(args.onOpenedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('link', { name: '待发货' }));
    await expect(onOpen).toHaveBeenCalledWith(index.byId.get('orders-ship'));
  },
};

export const Few: Story = {
  name: '[M323] Only a few show until more are asked for',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { opened: true, few: 3, label: 'History', icon: 'history' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more: History, the other 5' }));
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(3);
  },
};

export const RowTools: Story = {
  name: '[M324] Star and pin at a row say what they are; one that waits for the server ignores presses',
  globals: { locale: 'ko-KR' },
  args: { opened: true, label: '자주 쓰는 메뉴' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '전체 주문 고정' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: '전체 주문 고정' }));
    await expect(onPin).toHaveBeenCalledOnce();
    const waiting = canvas.getByRole('button', { name: '결제 대기 즐겨찾기' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(waiting);
    await expect(onStar).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: '[M323] An empty group says what will be there',
  globals: { theme: 'dark' },
  args: { opened: true, entries: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('打开过的菜单会显示在这里')).toBeVisible());
  },
};
