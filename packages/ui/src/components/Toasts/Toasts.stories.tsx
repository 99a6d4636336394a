import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createToasts, type ToastOptions } from '../../runtime/createToasts.ts';
import classes from '../stories/sheets.module.css';
import { ToastOutlet } from './ToastOutlet.tsx';

type Args = { show: ToastOptions[] };

function Demo({ show }: Args) {
  const toasts = createToasts();
  return (
    <div className={classes.frame}>
      <Button variant="default" onClick={() => show.forEach((toast) => void toasts.show(toast))}>
        Show
      </Button>
      <ToastOutlet toasts={toasts} />
    </div>
  );
}

const meta = {
  title: 'UI/Toasts',
  component: Demo,
  subcomponents: { ToastOutlet },
  args: { show: [] },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const kept = (title: string, more?: Partial<ToastOptions>): ToastOptions => ({
  title,
  durationMs: null,
  ...more,
});
const show = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  return canvas;
};
const titles = (canvas: ReturnType<typeof within>) =>
  [...canvas.queryAllByRole('status'), ...canvas.queryAllByRole('alert')].map(
    ({ textContent }) => textContent,
  );

export const AtMostThree: Story = {
  name: '[U20] of five toasts three are shown; closing one brings the next',
  args: { show: ['一', '二', '三', '四', '五'].map((title) => kept(`第${title}条通知`)) },
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await expect(titles(canvas)).toEqual(['第一条通知', '第二条通知', '第三条通知']);
    const [firstClose] = canvas.getAllByRole('button', { name: '关闭' });
    if (firstClose) await userEvent.click(firstClose);
    await waitFor(() => expect(titles(canvas)).toEqual(['第二条通知', '第三条通知', '第四条通知']));
  },
};

export const Tones: Story = {
  name: '[U22] news is a status, warnings and failures are alerts',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    show: [
      kept('Export is ready', { tone: 'success', message: 'orders-2026-11-21.xlsx, 5,000 rows' }),
      kept('Your plan ends in 3 days', { tone: 'warning', message: 'Renew to keep every system open.' }),
      kept('The label was not printed', { tone: 'danger', message: 'The print plug-in does not answer.' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

const undo = fn();
const closed = fn();

export const WithAction: Story = {
  name: '[U23] a toast with an action stays until it is used, unless its time is given',
  args: {
    show: [
      { title: '已移除收藏', action: { label: '撤销', onClick: undo }, onClose: closed },
      {
        title: '这条马上消失',
        durationMs: 50,
        action: { label: '下载', onClick: fn() },
        secondAction: { label: '导出中心', onClick: fn() },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await waitFor(() => expect(titles(canvas)).toEqual(['已移除收藏']));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(closed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const HeldByPointer: Story = {
  name: '[U23] the clock stands still under the pointer',
  globals: { locale: 'ko-KR' },
  args: { show: [{ title: '이 알림은 기다려요', durationMs: 300 }] },
  render: (args) => (
    <>
      <Demo {...args} />
      <Demo show={[{ title: '이 알림은 사라져요', durationMs: 400 }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [held, passing] = canvas.getAllByRole('button', { name: 'Show' });
    if (!held || !passing) throw new Error('two queues expected');
    await userEvent.click(held);
    const region = canvas.getByRole('region', { name: '알림' });
    await userEvent.hover(region);
    passing.click();
    await waitFor(() => expect(titles(canvas)).toContain('이 알림은 사라져요'));
    await waitFor(() => expect(titles(canvas)).toEqual(['이 알림은 기다려요']));
    await userEvent.unhover(region);
    await waitFor(() => expect(titles(canvas)).toEqual([]));
  },
};

export const Replaced: Story = {
  name: '[U21] the same id replaces the toast in its place',
  args: {
    show: [
      kept('正在准备导出', { id: 'export' }),
      kept('另一条通知'),
      kept('导出已完成', { id: 'export', tone: 'success' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await show(canvasElement);
    await expect(titles(canvas)).toEqual(['导出已完成', '另一条通知']);
  },
};

export const LongWords: Story = {
  globals: { locale: 'en-US' },
  args: {
    show: [
      kept('A file with an endless name', {
        message: `inventory-${'2026-11-21-'.repeat(12)}final.xlsx`,
        action: { label: 'Download', onClick: fn() },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
  },
};
