import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { createStripDriver } from '../../testing/createStripDriver.ts';
import { examplePane } from '../../testing/examplePanes.ts';
import { TabsExample } from '../../testing/TabsExample.tsx';
import { closeByRecentUse, reorderByDrag } from '../../testing/tabsScenarios.ts';

const meta = {
  title: 'Tabs/TabStrip interactions',
  component: TabsExample,
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
  name: '[T49] a click that is over before the drag library is there starts nothing',
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    const press = { bubbles: true, isPrimary: true, button: 0, clientX: 0, clientY: 0 };
    await fireEvent(tabs.tab('b'), new PointerEvent('pointerdown', press));
    await fireEvent(tabs.tab('b'), new PointerEvent('pointerup', press));
    await waitFor(() => expect(canvasElement.querySelector('[data-draggable]')).not.toBeNull());
    await fireEvent(document, new PointerEvent('pointermove', { ...press, clientX: 90 }));
    await tabs.activate('c');
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
    await expect(await screen.findByRole('menuitem', { name: '닫기' })).toHaveFocus();
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
      await userEvent.click(await screen.findByRole('menuitem', { name }));
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
