import { Icon, IconButton, type IconName } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Pane } from '../../core/types.ts';
import { examplePane } from '../../testing/examplePanes.ts';
import { TabsExample } from '../../testing/TabsExample.tsx';
import { TabStrip } from './TabStrip.tsx';

const NAMES: Record<string, readonly [string, string, string]> = {
  home: ['首页', 'Home', '홈'],
  orders: ['订单管理', 'Orders', '주문 관리'],
  stock: ['库存查询', 'Stock', '재고 조회'],
  ads: ['广告分析', 'Advertising', '광고 분석'],
  reviews: ['商品评价', 'Reviews', '상품 리뷰'],
};
const ICONS: Record<string, IconName> = {
  home: 'home',
  orders: 'order',
  stock: 'stock',
  ads: 'ad',
  reviews: 'star',
};
const inLanguage = (index: 0 | 1 | 2) => (pane: Pane) => NAMES[pane.key]?.[index] ?? pane.tab;
const iconOf = (pane: Pane) => <Icon name={ICONS[pane.key] ?? 'file'} size={14} />;
const four = ['orders', 'stock', 'ads', 'reviews'].map((name) => examplePane(name));

const meta = {
  title: 'Tabs/TabStrip',
  component: TabsExample,
  subcomponents: { TabStrip },
  args: { panes: four, active: 'stock', iconOf, titleOf: inLanguage(0) },
} satisfies Meta<typeof TabsExample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Covered: Story = {
  name: '[T161] no tab is marked while something lies over the panes, and all stay in reach',
  args: { covered: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
    await expect(canvas.getByRole('tab', { name: '库存查询' })).toHaveAttribute('tabindex', '0');
  },
};

export const Several: Story = {
  name: '[T40] is a list of tabs with one selected',
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName('已打开的页面');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '首页',
      '订单管理',
      '库存查询',
      '广告分析',
      '商品评价',
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('库存查询');
    await expect(canvas.queryByRole('button', { name: '关闭“首页”' })).toBeNull();
    const owned = canvas.getByRole('tablist').getAttribute('aria-owns')?.split(' ') ?? [];
    await expect(owned.map((id) => canvasElement.ownerDocument.getElementById(id)?.role)).toEqual(
      owned.map(() => 'tab'),
    );
  },
};

export const OnlyHome: Story = {
  name: '[T40] home alone has nothing to close',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { panes: [], active: undefined, titleOf: inLanguage(1) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Tab actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    for (const name of ['Close all', 'Close others', 'Close to the right', 'Close to the left']) {
      await expect(within(menu).getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Renamed: Story = {
  name: '[T41] titles come from the caller, in the language of the moment',
  globals: { locale: 'ko-KR', theme: 'light' },
  args: { titleOf: inLanguage(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '주문 관리' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '‘재고 조회’ 닫기' })).toBeVisible();
  },
};

export const LongNames: Story = {
  name: '[T41] long names end in an ellipsis and are whole in the tip',
  globals: { locale: 'en-US', theme: 'light' },
  args: {
    titleOf: (pane) =>
      pane.kind === 'home' ? 'Home' : `Multi-channel inventory reconciliation report, ${pane.tab}`,
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().width).toBeLessThanOrEqual(208);
      await expect(tab.title).toBe(tab.textContent);
    }
  },
};

export const Marks: Story = {
  name: '[T41] a running app marks its tab with a title, a badge, unsaved input',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    events: [
      { type: 'mark', key: 'orders', marks: { badge: '12' } },
      { type: 'mark', key: 'stock', marks: { dirty: true } },
      { type: 'mark', key: 'ads', marks: { title: '广告活动 7', dirty: true, badge: '99+' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '订单管理 12' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '库存查询 有未保存的内容' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^广告活动 7/ })).toBeVisible();
  },
};

export const WithActions: Story = {
  name: '[T41] the caller adds its own buttons at the end',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    titleOf: inLanguage(2),
    actions: (
      <>
        <IconButton icon="help" label="사용 가이드" />
        <IconButton icon="star" label="즐겨찾기" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '즐겨찾기' })).toBeVisible();
  },
};

export const Fifty: Story = {
  name: '[T42] fifty tabs scroll, with the active one in view and buttons at the edges',
  globals: { locale: 'ko-KR', theme: 'light' },
  args: {
    panes: Array.from({ length: 49 }, (_, index) =>
      examplePane(`p${index + 1}`, { tab: `보고서 ${index + 1}` }),
    ),
    active: 'p25',
    titleOf: inLanguage(2),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(50);
    const active = canvas.getByRole('tab', { selected: true });
    await expectInView(active);
    const beyond = canvas.getByRole('tab', { name: '보고서 28' });
    await expect(isInView(beyond)).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: '뒤로 스크롤' }));
    await expectInView(beyond);
    const last = canvas.getByRole('tab', { name: '보고서 49' });
    active.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expectInView(last);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '뒤로 스크롤' })).toBeNull());
    await userEvent.keyboard('{Home}{Enter}');
    await expectInView(canvas.getByRole('tab', { name: '홈' }));
  },
};

export const TwoHundred: Story = {
  name: '[T125] two hundred saved tabs: all come, and what is in view stays where it is',
  globals: { locale: 'en-US', theme: 'light' },
  args: {
    panes: Array.from({ length: 200 }, (_, index) =>
      examplePane(`p${index + 1}`, { tab: `Report ${index + 1}` }),
    ),
    active: 'p100',
    titleOf: inLanguage(1),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(201));
    await expectInView(canvas.getByRole('tab', { selected: true }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Report 100');
    await expect(isInView(canvas.getByRole('tab', { name: 'Report 99' }))).toBe(true);
    await expect(isInView(canvas.getByRole('tab', { name: 'Report 101' }))).toBe(false);
  },
};

async function expectInView(tab: HTMLElement) {
  await waitFor(() => expect(isInView(tab)).toBe(true));
}

function isInView(tab: HTMLElement): boolean {
  const box = tab.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return tab.contains(hit);
}
