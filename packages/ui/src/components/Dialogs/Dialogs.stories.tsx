import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MODAL_WIDTHS, type ModalWidth } from '../../core/modalWidths.ts';
import { useFeedback } from '../../react/FeedbackContext.ts';
import type { ConfirmOptions } from '../../runtime/createDialogs.ts';
import classes from '../stories/sheets.module.css';

function Demo({ width, ...options }: ConfirmOptions) {
  const { dialogs } = useFeedback();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer(String(await dialogs.confirm({ ...options, width })));
  const openForm = () =>
    dialogs.open({
      title: '选择公司',
      width,
      content: ({ close }) => (
        <div className={classes.row}>
          <Button onClick={() => void dialogs.confirm(options)}>Ask inside</Button>
          <Button variant="default" onClick={() => close()}>
            Done
          </Button>
        </div>
      ),
    });
  return (
    <div className={classes.frame}>
      <div className={classes.row}>
        <Button onClick={ask}>Ask</Button>
        <Button variant="default" onClick={openForm}>
          Open
        </Button>
        <output>{answer}</output>
      </div>
    </div>
  );
}

const meta = {
  title: 'UI/Dialogs',
  component: Demo,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          '`useFeedback().dialogs` asks a question (`confirm`, `tell`) or opens content of your own (`open`), and answers with a promise.',
      },
    },
  },
  args: { title: '关闭其他标签页', message: '有 3 个页面还没有保存，关闭后修改会丢失。' },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return { canvas, page: within(document.body) };
};

export const Confirmed: Story = {
  name: '[U25] the promise answers with what was chosen, and the focus goes back',
  play: async ({ canvasElement }) => {
    const { canvas, page } = await start(canvasElement, 'Ask');
    const dialog = within(await page.findByRole('dialog', { name: '关闭其他标签页' }));
    const confirm = dialog.getByRole('button', { name: '确定' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.click(confirm);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('true'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
};

export const Danger: Story = {
  name: '[U25] where the answer cannot be undone the focus begins on no, and Esc means no',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    title: 'Delete this scene?',
    message: 'Its 12 menus stay; only the group goes. This cannot be undone.',
    tone: 'danger',
    confirmLabel: 'Delete',
  },
  play: async ({ canvasElement }) => {
    const { canvas, page } = await start(canvasElement, 'Ask');
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('false'));
  },
};

export const Told: Story = {
  name: '[U33] what is only told is acknowledged by one button, and a warning looks like one',
  args: {
    title: '提示',
    message: '您没有访问权限，请联系管理员',
    confirmLabel: '知道了',
    cancelLabel: null,
    tone: 'warning',
  },
  play: async ({ canvasElement }) => {
    const { page } = await start(canvasElement, 'Ask');
    const dialog = within(await page.findByRole('dialog', { name: '提示' }));
    await expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '知道了']);
    await expect(dialog.getByText('您没有访问权限，请联系管理员').querySelector('svg')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '知道了' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const FocusStaysInside: Story = {
  name: '[U26] the focus stays inside an open dialog, whose head is no banner',
  globals: { locale: 'ko-KR' },
  args: { title: '로그아웃할까요?', message: '저장하지 않은 내용은 사라져요.' },
  play: async ({ canvasElement }) => {
    const { page } = await start(canvasElement, 'Ask');
    const dialog = await page.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(within(dialog).queryByRole('banner')).toBeNull();
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const Stacked: Story = {
  name: '[U26] of two dialogs Esc closes only the upper one',
  play: async ({ canvasElement }) => {
    const { page } = await start(canvasElement, 'Open');
    await userEvent.click(await page.findByRole('button', { name: 'Ask inside' }));
    await waitFor(() => expect(page.getAllByRole('dialog')).toHaveLength(2));
    await waitFor(() => expect(page.getByRole('button', { name: '确定' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

const hasWidth = (width: ModalWidth): Story => ({
  args: { width },
  play: async ({ canvasElement }) => {
    const { page } = await start(canvasElement, 'Ask');
    const dialog = await page.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().width).toBe(
        Math.min(MODAL_WIDTHS[width], window.innerWidth - 80),
      ),
    );
  },
});

export const Small: Story = { ...hasWidth('small'), name: '[U26] a small dialog is 492 wide' };
export const Large: Story = { ...hasWidth('large'), name: '[U26] a large dialog is 730 wide' };
