import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { menuHref, systemHref } from '../../core/menuAddress.ts';
import { EMPTY_MENU_INDEX, normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import {
  canvasPort,
  companySystems,
  createMenuDriver,
  directory,
  erpTree,
  largeTree,
  menuTree,
  page,
} from '../../testing/index.ts';
import { SiderMenu, type SiderMenuProps } from './SiderMenu.tsx';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };

const meta = {
  title: 'Menus/SiderMenu',
  component: SiderMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    index: normalizeMenuTree(erpTree()),
    conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
    actions: { hrefOf: (entry) => menuHref(entry, place), onOpen: fn(), onBuy: fn(), onUnlock: fn() },
    systems: companySystems(),
    currentCode: 'ERP',
    systemActions: {
      hrefOf: ({ serviceId = '', systemCode }) => systemHref({ serviceId, systemCode }),
      onOpen: fn(),
      onRefused: fn(),
    },
    folded: false,
    onFoldChange: fn(),
    onReload: fn(),
  },
  render: (args) => <Remembering key={String(args.folded)} {...args} />,
} satisfies Meta<typeof SiderMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the fold choice, as the shell does. */
function Remembering({ folded, onFoldChange, ...args }: SiderMenuProps) {
  const [choice, setChoice] = useState(folded);
  return (
    <div style={{ height: 720 }}>
      <SiderMenu
        {...args}
        folded={choice}
        onFoldChange={(next) => {
          setChoice(next);
          onFoldChange(next);
        }}
      />
    </div>
  );
}

function drive(canvasElement: HTMLElement) {
  return createMenuDriver(canvasPort({ canvas: within(canvasElement), userEvent, waitFor }));
}

export const Open: Story = {
  name: '[M60] Open',
  args: { activeKey: 'm_orders-ship', footerSlot: <button type="button">常用菜单</button> },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(160);
    await expect(canvas.getByRole('link', { name: '待发货' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'ERP' })).toHaveAttribute('aria-current', 'true');
    await menus.expandBranch('库存');
    await menus.chooseLeaf('库存盘点');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.index.byKey.get('m_stock-count'));
    await menus.expandBranch('库存');
    await menus.expectNoLeaf('库存盘点');
    await menus.chooseSystem('仓储管理');
    await expect(args.systemActions?.onOpen).toHaveBeenCalledWith(args.systems?.[4]);
  },
};

export const Folding: Story = {
  name: '[M61] Folding',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.foldSider();
    await expect(args.onFoldChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(48);
    await menus.unfoldSider();
    await expect(args.onFoldChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(160);
  },
};

export const Folded: Story = {
  name: '[M62] Folded',
  globals: { theme: 'dark' },
  args: { folded: true, activeKey: 'm_orders-ship' },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.restOnTopMenu('库存');
    await menus.expectLeaf('库存盘点');
    await menus.openTopMenu('订单');
    await menus.expectNoLeaf('库存盘点');
    await menus.expectLeaf('待发货');
    await menus.chooseLeaf('待发货');
    await expect(args.actions.onOpen).toHaveBeenCalledTimes(1);
    await menus.expectNoLeaf('待发货');
    await menus.openTopMenu('订单');
    await menus.pressKeys('{Escape}');
    await menus.expectNoLeaf('待发货');
    await expect(canvas.getByRole('button', { name: '订单' })).toHaveFocus();
    await menus.pressKeys('{Enter}');
    await menus.expectLeaf('待发货');
  },
};

export const Keyboard: Story = {
  name: '[M63] Keyboard',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    const orders = canvas.getByRole('button', { name: '주문' });
    orders.focus();
    await menus.pressKeys('{ArrowRight}');
    await expect(orders).toHaveAttribute('aria-expanded', 'true');
    await menus.pressKeys('{ArrowRight}{ArrowRight}{ArrowDown}');
    const all = canvas.getByRole('link', { name: '전체 주문' });
    await expect(all).toHaveFocus();
    await menus.pressKeys('{ArrowLeft}');
    const handling = canvas.getByRole('button', { name: '주문 처리' });
    await expect(handling).toHaveFocus();
    await menus.pressKeys('{ArrowLeft}');
    await expect(handling).toHaveAttribute('aria-expanded', 'false');
    await menus.pressKeys('{ArrowLeft}');
    await expect(orders).toHaveFocus();
    await menus.pressKeys('{End}');
    await expect(canvas.getByRole('button', { name: '메뉴 접기' })).toHaveFocus();
  },
};

export const Marks: Story = {
  name: '[M45] Marks',
  globals: { theme: 'dark', locale: 'en-US' },
  args: { activeKey: 'm_rule-split' },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.buy('Risk review');
    await expect(args.actions.onBuy).toHaveBeenCalledTimes(1);
    await menus.expandBranch('After-sales');
    await menus.unlock('Disputes');
    await expect(args.actions.onUnlock).toHaveBeenCalledTimes(1);
    await menus.expandBranch('Settings');
    await expect(within(canvasElement).getByRole('button', { name: 'Order import Expired' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: '[M64] Refused systems',
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.chooseRefusedSystem('物流管理');
    await menus.chooseRefusedSystem('分销平台');
    await menus.chooseRefusedSystem('刊登系统');
    const { onRefused } = { ...args.systemActions };
    const reasons = (onRefused as ReturnType<typeof fn>).mock.calls.map(([, why]) => why);
    await expect(reasons).toEqual(['disabled', 'abandoned', 'deploying']);
    await expect(args.systemActions?.onOpen).not.toHaveBeenCalled();
  },
};

export const LongerThanTheWindow: Story = {
  name: '[M65] A list longer than the window scrolls in its column, and makes the page no taller',
  args: { index: normalizeMenuTree(largeTree()), activeKey: 'm_1-1-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /1\.1\.1$/ })).toHaveAttribute('aria-current', 'page');
    const { scrollHeight = 0, clientHeight = 0 } =
      canvas.getByRole('navigation').querySelector('[class*="scroll"]') ?? {};
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
    const bottom = canvas.getByRole('navigation').getBoundingClientRect().bottom + window.scrollY;
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(
      Math.max(window.innerHeight, Math.ceil(bottom)),
    );
  },
};

/** Marks the page that was pressed, as the shell does. */
function Pressing({ actions, ...args }: SiderMenuProps) {
  const [activeKey, setActiveKey] = useState(args.activeKey);
  const [calls] = useState(() => ({ ...actions, onOpen: ({ key }: { key: string }) => setActiveKey(key) }));
  return (
    <div style={{ height: 720 }}>
      <SiderMenu {...args} {...(activeKey !== undefined && { activeKey })} actions={calls} />
    </div>
  );
}

/** Every row asks for its address when it renders. */
const hrefOf = fn<SiderMenuProps['actions']['hrefOf']>((entry) => menuHref(entry, place));

export const OneRow: Story = {
  name: '[M390] A press renders the row that it marks and the one before, and scrolls nothing',
  args: {
    index: normalizeMenuTree(largeTree({ roots: 2, groups: 2, pages: 20 })),
    activeKey: 'm_1-1-1',
    actions: { hrefOf, onOpen: fn(), onBuy: fn(), onUnlock: fn() },
  },
  render: (args) => <Pressing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByRole('link', { name: /1\.1\.3$/ });
    const scrolls = spyOn(Element.prototype, 'scrollIntoView');
    hrefOf.mockClear();
    await userEvent.click(target);
    await waitFor(() => expect(target).toHaveAttribute('aria-current', 'page'));
    await expect(hrefOf.mock.calls.map(([{ key }]) => key).sort()).toEqual(['m_1-1-1', 'm_1-1-3']);
    await expect(canvas.getAllByRole('link', { current: 'page' })).toEqual([target]);
    // Observers are told in the order in which they began.
    await new Promise<void>((done) => {
      const watch = new IntersectionObserver(() => {
        watch.disconnect();
        done();
      });
      watch.observe(target);
    });
    await expect(scrolls).not.toHaveBeenCalled();
    scrolls.mockRestore();
  },
};

export const RowOutOfSight: Story = {
  name: '[M391] The row of a page that was opened elsewhere comes into view',
  args: { index: normalizeMenuTree(largeTree({ roots: 1, groups: 1, pages: 150 })), activeKey: 'm_1-1-140' },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('link', { name: /1\.1\.140$/ });
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** Shows another page than the marked one, opened from outside the menu. */
function Elsewhere(args: SiderMenuProps) {
  const [activeKey, setActiveKey] = useState('m_1-1-1');
  return (
    <div style={{ height: 720 }}>
      <button type="button" onClick={() => setActiveKey('m_1-1-140')}>
        elsewhere
      </button>
      <SiderMenu {...args} activeKey={activeKey} />
    </div>
  );
}

export const RowInItsFrame: Story = {
  name: '[M800] It is in view in the frame that marks it, so that the menu is painted once',
  args: { index: normalizeMenuTree(largeTree({ roots: 1, groups: 1, pages: 150 })) },
  render: (args) => <Elsewhere {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('link', { name: /1\.1\.140$/ });
    const bottom = () => row.getBoundingClientRect().bottom;
    await expect(bottom()).toBeGreaterThan(window.innerHeight);
    flushSync(() => canvas.getByRole('button', { name: 'elsewhere' }).click());
    // After what the press has asked of the same frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(row).toHaveAttribute('aria-current', 'page');
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Loading: Story = {
  name: '[M51] Loading',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { status: 'loading', index: EMPTY_MENU_INDEX },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('메뉴를 불러오는 중이에요');
  },
};

export const Failed: Story = {
  name: '[M51] Failed',
  args: { status: 'failed', index: EMPTY_MENU_INDEX },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await drive(canvasElement).foldSider();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledTimes(2);
  },
};

export const TenThousandPages: Story = {
  name: '[M52] Ten thousand pages',
  globals: { locale: 'en-US' },
  args: { index: normalizeMenuTree(largeTree({ roots: 1, groups: 2, pages: 5000 })) },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.expandBranch('模块 1 EN');
    await menus.expandBranch('分组 1.1 EN');
    await menus.expectLeaf('页面 1.1.1 EN');
    await expect(canvasElement.querySelectorAll('a').length).toBeLessThan(1000);
  },
};

const LONG = 'Cross-border order consolidation and settlement';

export const LongNames: Story = {
  name: '[M53] Long names and deep levels',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    activeKey: 'm_12111',
    index: normalizeMenuTree(
      menuTree([
        directory('1', LONG, [
          page('11', LONG),
          page('12', '<b>HTML</b>'),
          directory('121', 'Level three', [
            directory('1211', 'Level four', [directory('5', 'Level five', [page('12111', LONG)])]),
          ]),
        ]),
      ]),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const deepest = canvas.getAllByRole('link', { name: `${LONG} EN` }).at(-1);
    await expect(deepest).toHaveAttribute('aria-current', 'page');
    await expect(deepest?.getBoundingClientRect().width).toBeGreaterThan(80);
    await expect(canvas.getByText('<b>HTML</b> EN')).toBeVisible();
    const scroller = deepest?.closest('nav')?.firstElementChild;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
};

function Widening({ width: usual, onWidthChange, ...args }: SiderMenuProps) {
  const [width, setWidth] = useState(usual);
  const keep = (next: number) => {
    setWidth(next);
    onWidthChange?.(next);
  };
  return (
    <div style={{ height: 720 }}>
      <SiderMenu {...args} width={width} onWidthChange={keep} />
    </div>
  );
}

export const Width: Story = {
  name: '[M520] Its edge moves by drag and by keys, within limits',
  globals: { locale: 'en-US' },
  args: { onWidthChange: fn() },
  render: (args) => <Widening {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const edge = canvas.getByRole('separator', { name: 'Resize the menu' });
    const width = () => canvas.getByRole('navigation').getBoundingClientRect().width;
    await expect(width()).toBe(160);
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(width()).toBe(192);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(width()).toBe(400);
    await expect(edge).toHaveAttribute('aria-valuenow', '400');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(width()).toBe(160);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.dblClick(edge);
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(160);
  },
};

export const TreeAlone: Story = {
  name: '[M701] without applications it is the tree alone',
  render: () => (
    <div style={{ height: 480 }}>
      <SiderMenu
        index={meta.args.index}
        conditions={meta.args.conditions}
        actions={meta.args.actions}
        folded={false}
        onFoldChange={() => undefined}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation'));
    await expect(menu.queryByText('全部应用')).toBeNull();
    await expect(menu.getAllByRole('button').length).toBeGreaterThan(2);
  },
};
