import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { menuHref } from '../../../core/menuAddress.ts';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { erpTree } from '../../../testing/index.ts';
import { FavoritesPopover } from './FavoritesPopover.tsx';

const index = normalizeMenuTree(erpTree());
const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const pick = (...ids: string[]) => ids.flatMap((id) => index.byId.get(id) ?? []);

const meta = {
  title: 'Menus/FavoritesPopover',
  component: FavoritesPopover,
  args: {
    favorites: pick('orders-ship', 'rule-risk', 'disputes', 'order-import'),
    conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
    actions: { hrefOf: (entry) => menuHref(entry, place), onOpen: fn(), onBuy: fn(), onUnlock: fn() },
    current: { name: '退货退款', favorite: { on: false, onToggle: fn() } },
    onManage: fn(),
    onReload: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FavoritesPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name = '我的收藏') => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await canvas.findByRole('dialog', { name }));
};

export const Rows: Story = {
  name: '[M320] The bookmark lists the favourites, opens one and leads to where they are managed',
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('link', { name: '待发货' }));
    await expect(args.actions.onOpen).toHaveBeenCalledWith(index.byId.get('orders-ship'));
    const again = await open(canvasElement);
    await userEvent.click(again.getByRole('button', { name: '购买风险审核' }));
    await expect(args.actions.onBuy).toHaveBeenCalledOnce();
    await userEvent.click(again.getByRole('button', { name: '管理' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await open(canvasElement);
  },
};

export const Current: Story = {
  name: '[M321] The page that is shown is starred from here',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement, 'Favourites');
    await userEvent.click(panel.getByRole('button', { name: 'Favourite this page' }));
    await expect(args.current?.favorite.onToggle).toHaveBeenCalledOnce();
  },
};

const busy = fn();

export const Waiting: Story = {
  name: '[M322] While the server has not answered a second press does nothing',
  globals: { locale: 'ko-KR' },
  args: { current: { name: '반품', favorite: { on: true, busy: true, onToggle: busy } } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement, '즐겨찾기');
    await userEvent.click(panel.getByRole('button', { name: '이 페이지를 즐겨찾기에서 삭제' }));
    await expect(busy).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: '[M320] Without favourites it says how they come here',
  args: { favorites: [], current: undefined },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await waitFor(() => expect(panel.getByText('还没有收藏的菜单')).toBeVisible());
  },
};

export const Failed: Story = {
  name: '[M320] Favourites that did not come can be loaded again',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { favorites: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement, '즐겨찾기');
    await userEvent.click(panel.getByRole('button', { name: '다시 시도' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { favorites: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Many: Story = {
  name: '[M320] Rows are 32 high and the list scrolls at 250',
  args: { favorites: index.leaves.slice(0, 20) },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const [first] = panel.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().height).toBeCloseTo(32, 3);
    await expect(first?.closest('ul')?.getBoundingClientRect().height).toBe(250);
  },
};

const longNames = normalizeMenuTree({
  childMenus: [
    'Returns and refunds of marketplaces that settle in another currency',
    '退货退款'.repeat(12),
  ].map((menuName, at) => ({ menuId: `${at}`, menuName, lastMenu: 2, path: 'oms', menuUrl: `/${at}` })),
});

export const LongNames: Story = {
  args: { favorites: longNames.leaves },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    for (const link of panel.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
