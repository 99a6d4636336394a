import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createStripDriver } from '../../testing/createStripDriver.ts';
import { examplePane } from '../../testing/examplePanes.ts';
import { TabsExample } from '../../testing/TabsExample.tsx';
import { TabsWorkbench } from './TabsWorkbench.tsx';

const renderPane = (pane: { key: string }) => (
  <label>
    note {pane.key} <input />
  </label>
);

const meta = {
  title: 'Tabs/Workbench',
  component: TabsExample,
  subcomponents: { TabsWorkbench },
  args: {
    onEffect: fn(),
    panes: ['a', 'b', 'c'].map((name) => examplePane(name)),
    active: 'b',
    renderPane,
  },
} satisfies Meta<typeof TabsExample>;
export default meta;

type Story = StoryObj<typeof meta>;

function driverOf(root: HTMLElement) {
  return createStripDriver(root, () => undefined);
}

export const Shortcuts: Story = {
  name: '[T117] Alt and a key chooses, closes, reopens and splits, wherever the focus is',
  globals: { locale: 'en-US', theme: 'light' },
  play: async ({ canvasElement, canvas, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    await tabs.expectActive('a');
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}');
    await tabs.expectOrder('home', 'b', 'c');
    await userEvent.keyboard('{Alt>}{Shift>}[KeyT]{/Shift}{/Alt}');
    await tabs.expectOrder('home', 'a', 'b', 'c');
    await tabs.expectActive('a');
    await userEvent.keyboard('{Alt>}[Backslash]{/Alt}');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(2);
    await userEvent.keyboard('{Alt>}[Backslash]{/Alt}{Alt>}[Digit9]{/Alt}');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await tabs.expectActive('a');
  },
};

export const Typing: Story = {
  name: '[T117] keys belong to the text while somebody types, and to nobody when they are off',
  args: { shortcuts: false },
  play: async ({ canvasElement, canvas, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    await tabs.expectActive('b');
    const note = await canvas.findByRole('textbox', { name: 'note b' });
    note.focus();
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}');
    await tabs.expectOrder('home', 'a', 'b', 'c');
  },
};

export const InField: Story = {
  name: '[T117] a shortcut pressed in a field does nothing',
  globals: { locale: 'ko-KR', theme: 'light' },
  play: async ({ canvasElement, canvas, userEvent }) => {
    (await canvas.findByRole('textbox', { name: 'note b' })).focus();
    await userEvent.keyboard('{Alt>}[KeyW][Digit1]{/Alt}');
    const tabs = driverOf(canvasElement);
    await tabs.expectOrder('home', 'a', 'b', 'c');
    await tabs.expectActive('b');
  },
};

export const Switcher: Story = {
  name: '[T118] the recent panes are listed while Alt is held, letting go chooses',
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await tabs.activate('a');
    await userEvent.keyboard('{Alt>}[Backquote]');
    const list = within(await screen.findByRole('listbox', { name: '最近使用的标签页' }));
    const names = list.getAllByRole('option').map((option) => option.textContent);
    await expect(names).toEqual(['a', 'b', 'c', 'home']);
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('b');
    await userEvent.keyboard('[Backquote]{ArrowDown}{Shift>}[Backquote]{/Shift}');
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('c');
    await userEvent.keyboard('{/Alt}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await tabs.expectActive('c');
  },
};

export const LastUsed: Story = {
  name: '[T118] pressed and let go it shows the last used pane, Esc leaves everything as it was',
  globals: { locale: 'en-US', theme: 'light' },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await tabs.activate('a');
    await userEvent.keyboard('{Alt>}[Backquote]{/Alt}');
    await tabs.expectActive('b');
    await userEvent.keyboard('{Alt>}[Backquote]{/Alt}');
    await tabs.expectActive('a');
    await userEvent.keyboard('{Alt>}[Backquote]{Escape}{/Alt}');
    await tabs.expectActive('a');
    await userEvent.keyboard('{Alt>}[Backquote]');
    await userEvent.click(await screen.findByRole('option', { name: 'home' }));
    await userEvent.keyboard('{/Alt}');
    await tabs.expectActive('home');
  },
};

const dirty = (key: string) => ({ type: 'mark' as const, key, marks: { dirty: true } });

export const Unsaved: Story = {
  name: '[T119] one dialog names every pane with unsaved input before they are closed',
  globals: { locale: 'en-US', theme: 'light' },
  args: { events: [dirty('a'), dirty('c')] },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    const closeAll = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Tab actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Close all' }));
      return within(await screen.findByRole('dialog', { name: 'Discard unsaved changes' }));
    };
    const dialog = await closeAll();
    await expect(dialog.getByText('a')).toBeVisible();
    await expect(dialog.getByText('c')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await tabs.expectOrder('home', 'a', 'b', 'c');
    await tabs.expectActive('a');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await closeAll()).getByRole('button', { name: 'Discard and close' }));
    await tabs.expectOrder('home');
  },
};

export const UnsavedReload: Story = {
  name: '[T119] a reload asks too',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { events: [dirty('b')] },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Alt>}[KeyR]{/Alt}');
    await expect(
      await screen.findByRole('dialog', { name: '저장하지 않은 내용을 버리고 새로고침' }),
    ).toBeVisible();
  },
};

export const Unload: Story = {
  name: '[T120] the browser asks before the page goes away while input is unsaved',
  args: { events: [dirty('b')] },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(isAsked()).toBe(true);
    await tabs.close('b');
    await userEvent.click(await screen.findByRole('button', { name: '放弃并关闭' }));
    await tabs.expectOrder('home', 'a', 'c');
    await waitFor(() => expect(isAsked()).toBe(false));
  },
};
