import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import { erpTree } from '../../testing/index.ts';
import { TopMenu } from './TopMenu.tsx';
import { drive, everyonesScene, TopMenuFrame, topMenuArgs } from './topMenuStory.tsx';

const index = normalizeMenuTree(erpTree());
const meta = {
  title: 'Menus/TopMenu',
  component: TopMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    index,
    scenes: everyonesScene(index),
    ...topMenuArgs,
    onReload: fn(),
  },
  decorators: [
    (Story) => (
      <TopMenuFrame>
        <Story />
      </TopMenuFrame>
    ),
  ],
} satisfies Meta<typeof TopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  name: '[M41] Columns',
  args: { activeKey: 'm_orders-ship' },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('订单');
    const panel = within(canvasElement).getByRole('link', { name: '待发货' }).closest('[data-panel]');
    await expect(panel?.firstElementChild?.children).toHaveLength(4);
    await expect(within(canvasElement).getByRole('link', { name: '待发货' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menus.expectLeaf('打印机');
    await menus.chooseLeaf('全部订单');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.index.byKey.get('m_orders-all'));
    await menus.expectNoLeaf('待发货');
    await menus.openTopMenu('订单');
  },
};

export const Tabs: Story = {
  name: '[M42] Tabs',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.openTopMenu('Reports');
    await expect(await canvas.findByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true');
    await menus.expectLeaf('Daily sales');
    canvas.getByRole('tab', { name: 'Sales' }).focus();
    await menus.pressKeys('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Profit' })).toHaveAttribute('aria-selected', 'true');
    await menus.expectLeaf('Profit by shop');
    await menus.expectNoLeaf('Daily sales');
  },
};

export const Search: Story = {
  name: '[M43] Search',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('도구');
    await menus.expectLeaf('환율');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '바코드');
    await menus.expectLeaf('바코드 인쇄');
    await menus.expectNoLeaf('환율');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(within(canvasElement).getByText(/일치하는 메뉴가 없어요/)).toBeVisible());
  },
};

export const DefaultScene: Story = {
  name: '[M2] Default scene',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('ERP快速入门');
    await menus.expectLeaf('库龄分析');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '盘点');
    await menus.expectLeaf('库存盘点');
    await menus.expectNoLeaf('库龄分析');
  },
};

export const OwnScenes: Story = {
  name: '[M44] Scenes of one’s own',
  args: {
    scenes: [
      {
        key: 'c_1',
        label: '大促准备',
        content: 1,
        entries: normalizeMenuTree(erpTree()).leaves.slice(3, 9),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('大促准备');
    await menus.expectLeaf('退货退款');
    await expect(within(canvasElement).queryByRole('button', { name: 'ERP快速入门' })).toBeNull();
  },
};

export const FullSearch: Story = {
  name: '[M327] The full search behind a box of the menus',
  args: {
    find: (query) =>
      index.leaves.flatMap((entry) => (query === 'kcpd' && entry.id === 'stock-count' ? [{ entry }] : [])),
  },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('ERP快速入门');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'kcpd');
    await menus.expectLeaf('库存盘点');
    await menus.expectNoLeaf('库龄分析');
  },
};

export const Classes: Story = {
  name: '[M13] Function classes',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('Stock');
    await menus.expectLeaf('Stock alerts');
  },
};

export const Marks: Story = {
  name: '[M45] Marks',
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.openTopMenu('订单');
    const expired = canvas.getByRole('button', { name: '订单导入 已到期' });
    await expect(canvas.queryByRole('link', { name: /^订单导入/ })).toBeNull();
    await expect(expired).toHaveAttribute('data-expired', 'assets');
    const tag = [...expired.querySelectorAll('span')].at(-1);
    await expect(tag).toHaveStyle({ display: 'none' });
    await menus.chooseExpired('订单导入');
    await expect(args.actions.onOpen).toHaveBeenCalledTimes(1);

    await menus.openTopMenu('订单');
    await expect(canvas.queryByRole('link', { name: '风险审核' })).toBeNull();
    await menus.buy('风险审核');
    await expect(args.actions.onBuy).toHaveBeenCalledWith(args.index.byKey.get('m_rule-risk'));
    await expect(canvas.queryByRole('link', { name: '纠纷处理' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^纠纷处理: 请先绑定 EBAY 店铺/ })).toHaveAttribute(
      'title',
      '请先绑定 EBAY 店铺，点击前往授权',
    );
    await menus.unlock('纠纷处理');
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(args.index.byKey.get('m_disputes'));
    await expect(args.actions.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const UsableOnly: Story = {
  name: '[M46] Usable only',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { usableOnly: true },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('주문');
    await menus.expectLeaf('주문 분할 병합');
    await expect(within(canvasElement).queryByText('위험 심사')).toBeNull();
  },
};

export const AnyParent: Story = {
  name: '[M702] it keeps its height and takes the width, whichever way its parent stacks or aligns',
  decorators: [
    (Story) => (
      <div>
        {(['row', 'column'] as const).flatMap((flexDirection) =>
          (['stretch', 'center', 'flex-start'] as const).map((alignItems) => (
            <div
              key={flexDirection + alignItems}
              data-parent=""
              style={{ display: 'flex', flexDirection, alignItems, width: 900, minHeight: 120 }}
            >
              <Story />
            </div>
          )),
        )}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-parent] > nav')];
    await expect(bars).toHaveLength(6);
    const sizes = () => bars.map((bar) => [bar.clientWidth, bar.clientHeight]);
    const height = Number.parseFloat(
      getComputedStyle(canvasElement).getPropertyValue('--portal-header-height'),
    );
    await waitFor(() => expect(sizes()).toEqual(bars.map(() => [900, height])));
  },
  // The same menu six times has the same name six times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
