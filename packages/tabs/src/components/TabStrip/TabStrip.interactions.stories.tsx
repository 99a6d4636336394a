import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { createStripDriver } from '../../testing/createStripDriver.ts';
import { examplePane } from '../../testing/examplePanes.ts';
import { TabsExample } from '../../testing/TabsExample.tsx';
import { closeByRecentUse, reorderByDrag } from '../../testing/tabsScenarios.ts';
import { TabStrip } from './TabStrip.tsx';

const meta = {
  title: 'Tabs/TabStrip/Interactions',
  component: TabsExample,
  subcomponents: { TabStrip },
  args: { onEffect: fn(), panes: ['a', 'b', 'c', 'd'].map((name) => examplePane(name)), active: 'b' },
} satisfies Meta<typeof TabsExample>;
export default meta;

type Story = StoryObj<typeof meta>;

function driverOf(root: HTMLElement) {
  return createStripDriver(root, (name) => root.querySelector<HTMLElement>(`[data-open=${name}]`)?.click());
}

const empty = { panes: [], active: undefined, menu: ['orders', 'stock', 'ads'] };

// First: later stories find the drag library loaded.
export const ClickIsNoDrag: Story = {
  name: '[T49] a click makes no tab draggable, and one that is over before the drag library is there starts nothing',
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    const press = { bubbles: true, isPrimary: true, button: 0, clientX: 0, clientY: 0 };
    const fire = (type: string, clientX = 0, buttons = 1) =>
      fireEvent(tabs.tab('b'), new PointerEvent(type, { ...press, clientX, buttons }));
    await fire('pointerdown');
    await fire('pointermove', 2);
    await fire('pointerup', 2, 0);
    // Let go of over a frame: only the next move tells.
    await fire('pointerdown');
    await fire('pointermove', 40, 0);
    await tabs.activate('c');
    await expect(canvasElement.querySelector('[data-draggable]')).toBeNull();
    await fire('pointerdown');
    await fire('pointermove', 5);
    await fire('pointerup', 5, 0);
    await waitFor(() => expect(canvasElement.querySelector('[data-draggable]')).not.toBeNull());
    await fire('pointermove', 90, 0);
    await tabs.activate('d');
    await expect(canvasElement.querySelector('[data-dragging]')).toBeNull();
  },
};

export const RovingFocus: Story = {
  name: '[T43] arrows move focus, Enter and Space choose',
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    tabs.tab('b').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.tab('c')).toHaveFocus();
    await tabs.expectActive('b');
    await expect(tabs.tab('c')).toHaveAttribute('tabindex', '0');
    await expect(tabs.tab('b')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Enter}');
    await tabs.expectActive('c');
    await userEvent.keyboard('{End}');
    await expect(tabs.tab('d')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs.tab('home')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight} ');
    await tabs.expectActive('a');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭“a”' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '标签页操作' })).toHaveFocus();
  },
};

export const PressThenKeys: Story = {
  name: '[T43] [T44] a tab that was pressed is the one that the keyboard reaches, and closing it keeps the focus in the strip',
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await userEvent.click(tabs.tab('c'));
    await tabs.expectActive('c');
    await expect(tabs.tab('c')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Delete}');
    await tabs.expectActive('b');
    await expect(tabs.tab('b')).toHaveFocus();
    // Pressed, and let go of beside the strip: nothing was chosen, and the keyboard goes on from there.
    await userEvent.pointer([{ target: tabs.tab('a'), keys: '[MouseLeft>]' }, { target: document.body }]);
    await expect(tabs.tab('a')).toHaveFocus();
    await userEvent.pointer('[/MouseLeft]');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs.tab('home')).toHaveFocus();
    await expect(tabs.tab('home')).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByRole('button', { name: '关闭“a”' }));
    await tabs.expectOrder('home', 'b', 'd');
    await expect(tabs.tab('b')).toHaveFocus();
  },
};

export const KeyboardClose: Story = {
  name: '[T44] Delete and Backspace close, and focus stays in the strip',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    tabs.tab('b').focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await tabs.expectOrder('home', 'a', 'b', 'd');
    await expect(tabs.tab('d')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await tabs.expectOrder('home', 'a', 'b');
    await expect(tabs.tab('b')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await tabs.expectOrder('home', 'a');
    await tabs.expectActive('a');
    await expect(tabs.tab('a')).toHaveFocus();
  },
};

export const HomeRefused: Story = {
  name: '[T7] closing home by the keyboard is refused',
  play: async ({ canvasElement, userEvent, args }) => {
    const tabs = driverOf(canvasElement);
    tabs.tab('home').focus();
    await userEvent.keyboard('{Delete}');
    await tabs.expectOrder('home', 'a', 'b', 'c', 'd');
    await expect(args.onEffect).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'close-refused', reason: 'home-not-closable' }),
    );
  },
};

export const KeyboardMove: Story = {
  name: '[T45] Ctrl Shift arrows move the tab, and a screen reader hears it',
  globals: { locale: 'en-US', theme: 'light' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    tabs.tab('b').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await tabs.expectOrder('home', 'a', 'c', 'b', 'd');
    await expect(tabs.tab('b')).toHaveFocus();
    await expect(screen.getByText('“b” moved to position 4 of 5')).toHaveRole('status');
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await tabs.expectOrder('home', 'b', 'a', 'c', 'd');
  },
};

export const TabMenu: Story = {
  name: '[T46] Shift F10 and the right button open the menu of a tab',
  globals: { locale: 'ko-KR', theme: 'dark' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    tabs.tab('c').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: /^닫기/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(tabs.tab('c')).toHaveFocus();
    await fireEvent.contextMenu(tabs.tab('d'), { clientX: 300, clientY: 20 });
    await userEvent.click(await screen.findByRole('menuitem', { name: '다른 탭 닫기' }));
    await tabs.expectOrder('home', 'd');
    await tabs.expectActive('d');
  },
};

export const StripMenu: Story = {
  name: '[T47] the menu at the end closes current, right, left and all',
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: '标签页操作' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
    };
    await choose('关闭当前');
    await tabs.expectOrder('home', 'a', 'c', 'd');
    await tabs.activate('c');
    await choose('关闭右侧');
    await tabs.expectOrder('home', 'a', 'c');
    await choose('关闭左侧');
    await tabs.expectOrder('home', 'c');
    await choose('恢复刚关闭的标签页');
    await tabs.expectOrder('home', 'a', 'c');
    await choose('关闭全部');
    await tabs.expectOrder('home');
  },
};

export const MiddleClick: Story = {
  name: '[T48] the middle button and the close button close a tab, home stays',
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    await fireEvent(tabs.tab('a'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await fireEvent(tabs.tab('home'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await tabs.expectOrder('home', 'b', 'c', 'd');
    await tabs.close('c');
    await tabs.expectOrder('home', 'b', 'd');
    await tabs.expectActive('b');
  },
};

export const Pinned: Story = {
  name: '[T112] a pinned tab carries a pin that unpins, and the middle button leaves it',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { events: [{ type: 'pin', key: 'c', pinned: true }] },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await tabs.expectOrder('home', 'c', 'a', 'b', 'd');
    await expect(tabs.tab('c')).toHaveAccessibleName('c Pinned');
    await expect(screen.queryByRole('button', { name: 'Close “c”' })).toBeNull();
    await fireEvent(tabs.tab('c'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await tabs.expectOrder('home', 'c', 'a', 'b', 'd');
    await userEvent.click(screen.getByRole('button', { name: 'Unpin “c”' }));
    await expect(tabs.tab('c')).toHaveAccessibleName('c');
    await userEvent.click(screen.getByRole('button', { name: 'Close “c”' }));
    await tabs.expectOrder('home', 'a', 'b', 'd');
  },
};

const menuOf = async (tab: HTMLElement) => {
  await fireEvent.contextMenu(tab, { clientX: 200, clientY: 20 });
  return within(await screen.findByRole('menu'));
};

export const MoreActions: Story = {
  name: '[T113] the menu of a tab pins, duplicates, copies the link and opens a window',
  globals: { locale: 'zh-CN', theme: 'light' },
  args: { onCopyLink: fn(), onPopOut: fn(), onShowShortcuts: fn() },
  play: async ({ canvasElement, userEvent, args }) => {
    const tabs = driverOf(canvasElement);
    const choose = async (tab: string, name: string) =>
      userEvent.click(await (await menuOf(tabs.tab(tab))).findByRole('menuitem', { name }));
    await choose('c', '固定在左侧');
    await tabs.expectOrder('home', 'c', 'a', 'b', 'd');
    await choose('c', '取消固定');
    await choose('a', '再打开一个');
    await tabs.expectActive('a');
    await expect(screen.getAllByRole('tab')).toHaveLength(6);
    await choose('b', '复制链接');
    await choose('b', '在独立窗口打开');
    await expect(args.onCopyLink).toHaveBeenCalledWith('b');
    await expect(args.onPopOut).toHaveBeenCalledWith('b');
    await choose('b', '键盘快捷键');
    await expect(args.onShowShortcuts).toHaveBeenCalledOnce();
  },
};

export const HomeMenu: Story = {
  name: '[T113] what cannot be done to home is disabled, what the caller does not offer is left out',
  globals: { locale: 'ko-KR', theme: 'light' },
  args: { onPopOut: fn() },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(driverOf(canvasElement).tab('home'));
    for (const name of ['탭 복제', '왼쪽에 고정', '별도 창에서 열기'])
      await expect(await menu.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.queryByRole('menuitem', { name: '링크 복사' })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: /새로고침/ })).toBeNull();
  },
};

export const Targets: Story = {
  name: '[T121] close and pin buttons are large enough to hit',
  globals: { locale: 'en-US', theme: 'light' },
  args: { events: [{ type: 'pin', key: 'c', pinned: true }] },
  play: async ({ canvas }) => {
    for (const name of [/^Close “/, /^Unpin “/]) {
      for (const button of canvas.getAllByRole('button', { name })) {
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    }
  },
};

export const ByRecentUse: Story = {
  name: '[T5] closing on the page follows the recent stack',
  args: empty,
  play: async ({ canvasElement }) => closeByRecentUse(driverOf(canvasElement)),
};

export const Drag: Story = {
  name: '[T49] a drag reorders the strip, home stays first',
  globals: { locale: 'en-US', theme: 'light' },
  args: empty,
  play: async ({ canvasElement }) => reorderByDrag(driverOf(canvasElement)),
};

export const DragDistance: Story = {
  name: '[T49] a drag begins at 20 pixels, not at 19',
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    await expect(await tabs.pull('b', 20)).toBe(true);
    await expect(await tabs.pull('b', 19)).toBe(false);
    await expect(await tabs.pull('b', -20)).toBe(true);
    await expect(await tabs.pull('b', -19)).toBe(false);
    await expect(await tabs.pull('home', 60)).toBe(false);
    await tabs.expectOrder('home', 'a', 'b', 'c', 'd');
  },
};
