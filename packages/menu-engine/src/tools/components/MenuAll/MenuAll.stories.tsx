import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { menuHref } from '../../../core/menuAddress.ts';
import { EMPTY_MENU_INDEX, normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import type { MenuEntry } from '../../../core/types.ts';
import { erpTree, largeTree } from '../../../testing/index.ts';
import { useMenuSearch } from '../../react/useMenuSearch.ts';
import { MenuRowTools } from '../Favorites/MenuRowTools.tsx';
import { MenuAll, type MenuAllProps } from './MenuAll.tsx';
import { PaidToggle } from './PaidToggle.tsx';
import { FAVORITES_KEY } from './useMenuSections.ts';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const index = normalizeMenuTree(erpTree());
const large = normalizeMenuTree(largeTree());

type DemoProps = Omit<MenuAllProps, 'find' | 'favorites' | 'toolsSlot'> & {
  starred?: readonly string[];
  /** Begins closed, behind a button. */
  closed?: boolean;
};

/** Keeps favourites and the paid switch, as a shell does. */
function Demo({ starred = [], closed = false, actions, onClose, ...props }: DemoProps) {
  const { i18n } = useLingui();
  const [opened, setOpened] = useState(!closed);
  const [ids, setIds] = useState(starred);
  const [paid, setPaid] = useState(true);
  const find = useMenuSearch({ leaves: props.index.leaves, locale: i18n.locale });
  const toggle = (entry: MenuEntry) =>
    setIds(ids.includes(entry.id) ? ids.filter((id) => id !== entry.id) : [entry.id, ...ids]);
  return (
    <div style={{ minHeight: 780 }}>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <MenuAll
          {...props}
          find={find}
          usableOnly={!paid}
          favorites={ids.flatMap((id) => props.index.byId.get(id) ?? [])}
          toolsSlot={<PaidToggle shown={paid} onChange={setPaid} />}
          actions={{
            ...actions,
            rowAction: (entry) => (
              <MenuRowTools
                entry={entry}
                favorite={{ on: ids.includes(entry.id), onToggle: () => toggle(entry) }}
              />
            ),
          }}
          onClose={() => {
            setOpened(false);
            onClose();
          }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Menus/MenuAll',
  component: Demo,
  subcomponents: { MenuAll, PaidToggle, MenuRowTools },
  parameters: { layout: 'fullscreen' },
  args: {
    index,
    conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
    actions: { hrefOf: (entry) => menuHref(entry, place), onOpen: fn(), onBuy: fn(), onUnlock: fn() },
    history: ['orders-ship', 'sales-daily'].flatMap((id) => index.byId.get(id) ?? []),
    activeKey: 'm_orders-ship',
    onClose: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '[M315] Favourites come first, a star puts a page there, a page opens and closes the overview',
  args: { starred: ['returns'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dialog = within(canvas.getByRole('dialog', { name: '全部菜单' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await expect(dialog.getByRole('heading', { name: /我的收藏/ })).toHaveTextContent('1');
    const [star] = dialog.getAllByRole('button', { name: '收藏全部订单' });
    if (!star) throw new Error('no star');
    await userEvent.click(star);
    await expect(dialog.getByRole('heading', { name: /我的收藏/ })).toHaveTextContent('2');
    await expect(dialog.getAllByRole('button', { name: '收藏全部订单', pressed: true })).toHaveLength(2);
    await userEvent.click(dialog.getAllByRole('link', { name: '全部订单' })[0] as HTMLElement);
    await expect(args.actions.onOpen).toHaveBeenCalledWith(index.byId.get('orders-all'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
};

export const Searching: Story = {
  name: '[M311] Typing leaves what answers; Enter opens the best',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Find a menu' });
    await userEvent.type(search, 'profit');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'All orders' })).toBeNull());
    await expect(
      canvas.getByRole('link', { name: /Profit by shop/ }).querySelector('mark'),
    ).toHaveTextContent('Profit');
    await expect(within(canvas.getByRole('navigation')).getAllByRole('button')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzzz');
    await waitFor(() => expect(canvas.getByText('No menu matches “zzzz”. Try another word')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.type(search, 'barcode');
    await canvas.findByRole('link', { name: 'Barcode printing' });
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(index.byId.get('barcode'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'order');
  },
};

export const Categories: Story = {
  name: '[M313] A category at the side leads to its pages and is marked',
  globals: { locale: 'ko-KR' },
  args: { index: large, history: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const categories = within(canvas.getByRole('navigation', { name: '메뉴 분류' }));
    await expect(categories.getByRole('button', { name: /즐겨찾기/ })).toHaveAttribute('aria-current');
    await userEvent.click(categories.getByRole('button', { name: /模块 7/ }));
    await canvas.findByRole('heading', { name: /模块 7/ });
    await waitFor(() =>
      expect(categories.getByRole('button', { name: /模块 7/ })).toHaveAttribute('aria-current'),
    );
    await canvas.findByRole('link', { name: '页面 7.1.1 KR' });
  },
};

/** Every row asks for its address when it renders. */
const hrefOf = fn<DemoProps['actions']['hrefOf']>((entry) => menuHref(entry, place));
/** The same with every rendering, as a shell gives them. */
const steady: MenuAllProps = {
  index: large,
  conditions: { now: 0 },
  actions: { hrefOf, onOpen: fn(), onBuy: fn(), onUnlock: fn() },
  find: () => [],
  onClose: fn(),
};

export const Scrolling: Story = {
  name: '[M420] Scrolling renders only the lines that come into view',
  render: () => (
    <div style={{ minHeight: 780 }}>
      <MenuAll {...steady} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link');
    let scroller = first?.parentElement;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    const shown = () => [...canvasElement.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    const before = new Set(shown());
    hrefOf.mockClear();
    scroller.scrollTop += 320;
    await waitFor(() => expect(shown().some((href) => !before.has(href))).toBe(true));
    const rendered = hrefOf.mock.results.map(({ value }) => value);
    await expect(rendered.length).toBeGreaterThan(0);
    await expect(rendered.filter((href) => before.has(href))).toEqual([]);
  },
};

export const StarFarBelow: Story = {
  name: '[M313] A star far below does not move what a person looks at',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { index: large, history: [], starred: ['1-1-1', '1-1-2', '1-1-3', '1-1-4'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /模块 5/ }));
    const star = await canvas.findByRole('button', { name: /Favourite 页面 5\.1\.1 EN/ });
    const top = star.getBoundingClientRect().top;
    await userEvent.click(star);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Favourite 页面 5\.1\.1 EN/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /Favourite 页面 5\.1\.1 EN/ }).getBoundingClientRect().top,
      ).toBe(top),
    );
  },
};

export const FavoritesFirst: Story = {
  name: '[M312] Without favourites it says how they come here',
  globals: { theme: 'dark' },
  args: { initialCategory: FAVORITES_KEY, history: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText('点菜单名称旁的星标，常用的页面就会出现在这里')).toBeVisible(),
    );
  },
};

export const TenThousand: Story = {
  name: '[M316] Ten thousand pages open at once and scroll to their end',
  args: { index: large, history: [], closed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('link', { name: '页面 1.1.1' });
    await expect(canvas.getAllByRole('link').length).toBeLessThan(300);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, '页面 10.20.50');
    await canvas.findByRole('link', { name: '页面 10.20.50' });
    await userEvent.clear(search);
    const last = within(canvas.getByRole('navigation')).getByRole('button', { name: '模块 10' });
    await userEvent.click(last);
    await canvas.findByRole('link', { name: '页面 10.1.1' });
  },
};

export const Keyboard: Story = {
  name: '[M317] By keyboard: down steps in, arrows walk rows and columns, Esc closes and gives the focus back',
  args: { closed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('待发货');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('全部订单');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('已取消');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('全部订单');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeAtOnce: Story = {
  name: '[M920] Esc closes it while the focus still stands where it was opened, and not from a dialog above it',
  args: { closed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    const above = canvasElement.ownerDocument.createElement('div');
    above.setAttribute('aria-modal', 'true');
    above.tabIndex = -1;
    canvasElement.append(above);
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    above.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    above.remove();
    opener.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Paid: Story = {
  name: '[M318] The switch hides what must be bought first',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Risk review' }));
    await expect(args.actions.onBuy).toHaveBeenCalledWith(index.byId.get('rule-risk'));
    const toggle = canvas.getByRole('switch', { name: 'Show features not purchased' });
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(canvas.queryByText('Risk review')).toBeNull();
  },
};

export const Failed: Story = {
  name: '[M319] A tree that did not come can be loaded again',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { index: EMPTY_MENU_INDEX, status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { index: EMPTY_MENU_INDEX, status: 'loading' } };

export const Nothing: Story = { args: { index: EMPTY_MENU_INDEX }, globals: { locale: 'en-US' } };
