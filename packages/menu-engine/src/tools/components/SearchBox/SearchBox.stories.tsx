import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { menuHref } from '../../../core/menuAddress.ts';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { directory, erpTree, menuTree, page } from '../../../testing/index.ts';
import { useMenuSearch } from '../../react/useMenuSearch.ts';
import type { SearchRecords } from './recordSearch.ts';
import { SearchBox, type SearchBoxProps, type SearchOffer } from './SearchBox.tsx';
import type { FoundItem } from './searchItems.ts';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const index = normalizeMenuTree(erpTree());
const pick = (...ids: string[]) => ids.flatMap((id) => index.byId.get(id) ?? []);

type DemoProps = Omit<SearchBoxProps, 'find' | 'ref'> & { leaves?: typeof index.leaves };

function Demo({ leaves = index.leaves, ...props }: DemoProps) {
  const { i18n } = useLingui();
  const find = useMenuSearch({ leaves, locale: i18n.locale });
  return (
    <div style={{ minHeight: 520 }}>
      <div style={{ width: 240, marginInlineStart: 120 }}>
        <SearchBox {...props} find={find} />
      </div>
      <button type="button">Elsewhere</button>
    </div>
  );
}

const meta = {
  title: 'Menus/SearchBox',
  component: Demo,
  subcomponents: { SearchBox },
  args: {
    conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
    actions: { hrefOf: (entry) => menuHref(entry, place), onOpen: fn(), onBuy: fn(), onUnlock: fn() },
    offer: (): SearchOffer => ({
      activeKey: 'm_orders-ship',
      suggestions: pick('returns', 'stock-alerts'),
      history: pick('orders-ship', 'orders-all', 'sales-daily'),
    }),
    onViewAll: fn(),
    shortcut: 'Ctrl K',
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Suggestions: Story = {
  name: '[M303] An empty box offers suggestions, history and the way to all menus',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(box(canvasElement));
    const list = within(canvas.getByRole('listbox', { name: '搜索菜单' }));
    await expect(within(list.getByRole('group', { name: '猜你想用' })).getAllByRole('option')).toHaveLength(
      2,
    );
    await expect(within(list.getByRole('group', { name: '历史记录' })).getAllByRole('option')).toHaveLength(
      3,
    );
    await expect(list.getByRole('option', { name: /待发货/ })).toHaveTextContent('当前页面');
    await userEvent.click(list.getByRole('option', { name: '查看全部菜单' }));
    await expect(args.onViewAll).toHaveBeenCalledWith('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(box(canvasElement));
  },
};

export const Results: Story = {
  name: '[M304] Answers are marked, counted and opened by keyboard',
  globals: { theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), '库存');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/找到 \d+ 个菜单/));
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first?.querySelector('mark')).toHaveTextContent('库存');
    await expect(box(canvasElement)).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getAllByRole('option')[1];
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { name: '在全部菜单中查看“库存”' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.actions.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box(canvasElement)).toHaveValue('');
    await userEvent.type(box(canvasElement), '库存');
  },
};

export const QuickEnter: Story = {
  name: '[M300] Enter opens what was typed, also before its answers are on screen',
  play: async ({ canvasElement, args }) => {
    const input = box(canvasElement);
    input.focus();
    await userEvent.type(input, '库存');
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/找到/));
    fireEvent.change(input, { target: { value: '条码' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.actions.onOpen).toHaveBeenCalledOnce();
    await expect(args.actions.onOpen).toHaveBeenCalledWith(index.byId.get('barcode'));
  },
};

const prepare = fn();

export const AboutToType: Story = {
  name: '[M211] A box that is about to be typed into loads what a search needs',
  render: (args) => <SearchBox {...args} find={Object.assign(() => [], { prepare })} />,
  play: async ({ canvasElement }) => {
    await expect(prepare).not.toHaveBeenCalled();
    await userEvent.click(box(canvasElement));
    await expect(prepare).toHaveBeenCalled();
  },
};

export const Marks: Story = {
  name: '[M305] Locks, purchases and expiry count here as in the menus',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'Risk');
    await userEvent.click(await canvas.findByRole('option', { name: /Risk review .*Buy/ }));
    await expect(args.actions.onBuy).toHaveBeenCalledWith(index.byId.get('rule-risk'));
    await userEvent.type(box(canvasElement), 'Disputes');
    const locked = await canvas.findByRole('option', { name: /Disputes .*Connect a shop/ });
    await expect(locked).not.toHaveAttribute('href');
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(index.byId.get('disputes'));
    await userEvent.type(box(canvasElement), 'Order import');
    const expired = await canvas.findByRole('option', { name: /Order import .*Expired/ });
    await expect(expired).not.toHaveAttribute('href');
    fireEvent.click(expired, { ctrlKey: true });
    await expect(args.actions.onOpen).toHaveBeenCalledWith(index.byId.get('order-import'));
    await expect(args.actions.onOpen).toHaveBeenCalledOnce();
    await userEvent.type(box(canvasElement), 'R');
  },
};

export const NoResult: Story = {
  name: '[M306] Without an answer it says so and leads to all menus with what was typed',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'qqqq');
    await waitFor(() => expect(canvas.getByText(/‘qqqq’에 맞는 메뉴가 없어요/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewAll).toHaveBeenCalledWith('qqqq');
    await userEvent.type(box(canvasElement), 'qqqq');
  },
};

export const Links: Story = {
  name: '[M307] Every page is a real link; a click with Ctrl is the browser’s',
  globals: { locale: 'ko-KR', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), '교환');
    const option = await canvas.findByRole('option', { name: /교환 재발송/ });
    await expect(option).toHaveAttribute('href', '/entry/svc-erp/ERP/scm_new#/exchange');
    option.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(option, { ctrlKey: true });
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
  },
};

export const InputMethod: Story = {
  name: '[M308] Keys that an input method takes choose nothing',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), '订单');
    await canvas.findAllByRole('option');
    fireEvent.keyDown(box(canvasElement), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(canvasElement), { key: 'ArrowDown', isComposing: true });
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Leaving: Story = {
  name: '[M302] Leaving closes, Esc closes and then empties',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'order');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(box(canvasElement));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box(canvasElement)).toHaveValue('order');
    await userEvent.keyboard('{Escape}');
    await expect(box(canvasElement)).toHaveValue('');
  },
};

export const Backspace: Story = {
  name: '[M301] Answers stand still while a person deletes; an empty box is left by one more backspace',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), '09');
    await canvas.findByText(/No menu matches/);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(canvas.getByText(/No menu matches “09”/)).toBeVisible());
    await canvas.findByRole('group', { name: 'History' });
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const hostile = normalizeMenuTree(
  menuTree([
    directory('d', '<script>alert(1)</script>', [
      page('x', '<img src=x onerror=alert(1)>'),
      page('long', '跨境电商多平台多店铺多仓库订单自动拆分合并与智能物流渠道匹配规则配置'.repeat(3)),
    ]),
  ]),
);

export const HostileAndLong: Story = {
  name: '[M309] Names are text, long ones are cut',
  args: { leaves: hostile.leaves, offer: () => ({ suggestions: hostile.leaves }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(box(canvasElement));
    await waitFor(() => expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible());
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const NewPerson: Story = {
  name: '[M303] A new person reads what will be there',
  args: { offer: undefined, onViewAll: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await waitFor(() =>
      expect(within(canvasElement).getByText('打开过的菜单会显示在这里，请输入名称查找')).toBeVisible(),
    );
  },
};

const record = (key: string, kind: string, title: string) => ({ key, kind, title, onOpen: fn() });

export const Everything: Story = {
  name: '[M514] records come below what is there, and the chosen line stays',
  args: {
    limit: 5,
    further: {
      find: () => [
        { id: 'help', title: '帮助', items: [{ key: 'help:1', title: '订单如何同步', onOpen: fn() }] },
      ],
      searchRecords: fn(
        () =>
          new Promise<FoundItem[]>((answer) => {
            answerHeld = answer;
          }),
      ),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), '订单');
    await waitFor(() => expect(canvas.getByText('正在查找订单、商品等记录…')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    const before = canvas.getAllByRole('option').map((option) => option.textContent);
    const chosen = box(canvasElement).getAttribute('aria-activedescendant');
    await waitFor(() => expect(args.further?.searchRecords).toHaveBeenCalled());
    answerHeld([
      record('o1', '订单', '112-001'),
      record('o2', '订单', '112-002'),
      record('p1', '商品', 'SKU-1'),
    ]);
    await waitFor(() => expect(canvas.getByText('找到 3 条记录')).toBeVisible());
    await expect(canvas.getByRole('group', { name: '帮助' })).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: '订单' })).getAllByRole('option')).toHaveLength(2);
    const after = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(after.slice(0, before.length)).toEqual(before);
    await expect(box(canvasElement)).toHaveAttribute('aria-activedescendant', chosen);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const flakyRecords = fn<SearchRecords>();

export const RecordsFail: Story = {
  name: '[M511] [M514] records that cannot be searched say so, pages still open, and a press asks again',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { further: { searchRecords: flakyRecords } },
  beforeEach: () => {
    flakyRecords.mockReset();
    flakyRecords
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([record('o1', 'Orders', '112-001')]);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement), 'order');
    await waitFor(() =>
      expect(canvas.getByText('Records could not be searched; pages still open')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('option', { name: 'Search records again' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: /112-001/ })).toBeVisible());
    await expect(canvas.queryByRole('option', { name: 'Search records again' })).toBeNull();
  },
};

let answerHeld = (_records: FoundItem[]) => {};
