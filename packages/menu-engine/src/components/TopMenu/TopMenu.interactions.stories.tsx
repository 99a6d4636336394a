import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { defaultSceneTab } from '../../core/defaultSceneTab.ts';
import { normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import { canvasPort, createMenuDriver, erpTree } from '../../testing/index.ts';
import { TopMenu, type TopMenuProps } from './TopMenu.tsx';
import { drive, TopMenuFrame, topMenuArgs } from './topMenuStory.tsx';

const tree = normalizeMenuTree(erpTree());
const meta = {
  title: 'Menus/TopMenu/Interactions',
  component: TopMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    index: tree,
    ...topMenuArgs,
  },
  render: (args) => (
    <TopMenuFrame after={<button type="button">Elsewhere</button>}>
      <TopMenu {...args} />
    </TopMenuFrame>
  ),
} satisfies Meta<typeof TopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: '[M47] Keyboard',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    const orders = canvas.getByRole('button', { name: 'Orders' });
    orders.focus();
    await menus.pressKeys('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Stock' })).toHaveFocus();
    await menus.pressKeys('{Home}{ArrowDown}');
    await expect(orders).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveFocus();
    await menus.pressKeys('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Awaiting payment' })).toHaveFocus();
    await menus.pressKeys('{ArrowRight}');
    const beside = document.activeElement;
    await expect(beside?.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('link', { name: 'Awaiting payment' }).getBoundingClientRect().right - 1,
    );
    await menus.pressKeys('{Escape}');
    await expect(orders).toHaveFocus();
    await expect(orders).toHaveAttribute('aria-expanded', 'false');
    await menus.pressKeys('{Enter}');
    await menus.expectLeaf('All orders');
    await menus.pressKeys('{Tab}{Enter}');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.index.byKey.get('m_orders-all'));
  },
};

export const RealLinks: Story = {
  name: '[M48] Real links',
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('订单');
    const link = within(canvasElement).getByRole('link', { name: '待发货' });
    await expect(link).toHaveAttribute('href', '/entry/svc-erp/ERP/scm_new#/orders-ship');
    let left = 0;
    // Stands for the browser, which would open a tab.
    const browser = (event: MouseEvent) => {
      if (!event.defaultPrevented) left += 1;
      event.preventDefault();
    };
    document.addEventListener('click', browser);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link, { metaKey: true });
    fireEvent.click(link, { shiftKey: true });
    await expect(left).toBe(3);
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
    fireEvent.click(link);
    document.removeEventListener('click', browser);
    await expect(left).toBe(3);
    await expect(args.actions.onOpen).toHaveBeenCalledTimes(1);
    await menus.openTopMenu('报表');
    await expect(await within(canvasElement).findByRole('link', { name: '市场资讯' })).toHaveAttribute(
      'href',
      '/entry/svc-erp/ERP/iframe#/m_market-news',
    );
  },
};

export const Hover: Story = {
  name: '[M27] Hover',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One pointer, so that entering an element leaves the one before.
    const pointer = userEvent.setup();
    const menus = createMenuDriver(canvasPort({ canvas, userEvent: pointer, waitFor }));
    const started = performance.now();
    await menus.restOnTopMenu('订单');
    await expect(canvas.queryByRole('link', { name: '待发货' })).toBeNull();
    await menus.expectLeaf('待发货');
    await expect(performance.now() - started).toBeGreaterThanOrEqual(170);
    await pointer.hover(canvas.getByRole('link', { name: '待发货' }));
    const left = performance.now();
    await pointer.hover(canvas.getByRole('button', { name: 'Elsewhere' }));
    await menus.expectLeaf('待发货');
    await menus.expectNoLeaf('待发货');
    await expect(performance.now() - left).toBeGreaterThanOrEqual(430);
  },
};

export const Elsewhere: Story = {
  name: '[M49] A press elsewhere',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('재고');
    await menus.expectLeaf('재고 실사');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elsewhere' }));
    await menus.expectNoLeaf('재고 실사');
  },
};

export const Overflow: Story = {
  name: '[M50] Overflow',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { activeKey: 'm_barcode', scenes: [defaultSceneTab(tree, 'ERP quick start')] },
  render: (args) => (
    <div style={{ minHeight: 420, width: 380 }}>
      <header style={{ display: 'flex' }}>
        <TopMenu {...args} searchSlot={<span style={{ width: 80 }}>Slot</span>} />
      </header>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Orders' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Tools' })).toBeNull());
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(380);
    await menus.openMore();
    const item = canvas.getByRole('button', { name: 'ERP quick start' });
    await expect(item.getBoundingClientRect().height).toBeCloseTo(32, 3);
    await expect(item.closest('ul')).toHaveStyle({ maxHeight: '250px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
    await menus.expectLeaf('Barcode printing');
    await expect(canvas.queryByRole('button', { name: 'ERP quick start' })).toBeNull();
  },
};

function Dropping(args: TopMenuProps) {
  const [drop, setDrop] = useState<TopMenuProps['drop']>({ key: 'm_orders' });
  return (
    <div style={{ minHeight: 520 }}>
      <header style={{ display: 'flex', paddingInline: 16 }}>
        <TopMenu {...args} drop={drop} />
      </header>
      <button type="button" onClick={() => setDrop({ key: 'm_stock' })}>
        Drop stock
      </button>
    </div>
  );
}

export const DroppedFromElsewhere: Story = {
  name: '[M328] A tab can be dropped down from elsewhere, once for each request',
  globals: { locale: 'en-US', theme: 'dark' },
  render: (args) => <Dropping {...args} />,
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.expectNoLeaf('All orders');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Drop stock' }));
    await menus.expectLeaf('Stocktaking');
    await menus.pressKeys('{Escape}');
    await menus.expectNoLeaf('Stocktaking');
  },
};
