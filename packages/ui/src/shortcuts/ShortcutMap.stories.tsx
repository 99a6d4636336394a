import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createShortcuts } from './createShortcuts.ts';
import { ShortcutMap } from './ShortcutMap.tsx';
import { useShortcut, useShortcutKeys } from './useShortcut.ts';

const closed = fn();
const ACTIONS = [
  { id: 'nth-1', chord: 'Alt+Digit1' },
  { id: 'nth-2', chord: 'Alt+Digit2' },
  { id: 'close', chord: 'Alt+KeyW' },
  { id: 'reload', chord: 'Alt+KeyR' },
  { id: 'bell', chord: 'KeyG KeyN' },
];

const rung = fn();

function Example({ words }: { words: readonly string[] }) {
  const [shortcuts] = useState(() => createShortcuts({ actions: ACTIONS, isMac: false }));
  useShortcutKeys(shortcuts);
  useShortcut(shortcuts, 'close', closed);
  useShortcut(shortcuts, 'bell', rung);
  const [tabs = '', nth = '', close = '', reload = '', bell = ''] = words;
  return (
    <ShortcutMap
      shortcuts={shortcuts}
      groups={[
        {
          title: tabs,
          lines: [
            { label: nth, ids: ['nth-1', 'nth-2'] },
            { label: close, ids: ['close'] },
            { label: reload, ids: ['reload'] },
            { label: bell, ids: ['bell'] },
          ],
        },
      ]}
    />
  );
}

const meta = {
  title: 'UI/ShortcutMap',
  component: Example,
  subcomponents: { ShortcutMap },
  args: { words: ['标签页', '切换到第几个', '关闭', '重新加载', '通知'] },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '[U707] the map says what the keys do',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alt 1 … 2')).toBeVisible();
    await expect(canvas.getByText('Alt W')).toBeVisible();
    await expect(canvas.getByText('G N')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^修改/ })).toHaveLength(3);
  },
};

export const Change: Story = {
  name: '[U708] another chord is pressed in its place; what is taken or kept by the browser is said',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { words: ['Tabs', 'Go to tab', 'Close', 'Reload', 'Notifications'] },
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the shortcut of “Close”' }));
    await userEvent.keyboard('{Alt>}[KeyR]{/Alt}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Already used for “Reload”');
    await userEvent.keyboard('{Alt>}[ArrowLeft]{/Alt}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('belongs to the browser');
    await userEvent.keyboard('{Alt>}[KeyX]{/Alt}');
    await expect(canvas.getByText('Alt X')).toBeVisible();
    await userEvent.keyboard('{Alt>}[KeyW][KeyX]{/Alt}');
    await expect(closed).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore the default shortcuts' }));
    await waitFor(() => expect(canvas.getByText('Alt W')).toBeVisible());
  },
};

export const Off: Story = {
  name: '[U705] the switch turns all off',
  globals: { locale: 'ko-KR', theme: 'light' },
  args: { words: ['탭', '탭으로 이동', '닫기', '새로고침', '알림'] },
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: '키보드 단축키 사용' }));
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}');
    await expect(closed).not.toHaveBeenCalled();
  },
};

export const SingleKeysOff: Story = {
  name: '[U710] those without Ctrl or Alt are turned off by themselves',
  globals: { locale: 'en-US', theme: 'light' },
  args: { words: ['Tabs', 'Go to tab', 'Close', 'Reload', 'Notifications'] },
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    rung.mockClear();
    await userEvent.keyboard('gn');
    await expect(rung).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /without Ctrl or Alt: G N/ }));
    await userEvent.keyboard('gn{Alt>}[KeyW]{/Alt}');
    await expect(rung).toHaveBeenCalledOnce();
    await expect(closed).toHaveBeenCalledOnce();
    await expect(canvas.getByText('G N')).toHaveAttribute('data-off');
    await expect(canvas.getByText('Alt W')).not.toHaveAttribute('data-off');
  },
};
