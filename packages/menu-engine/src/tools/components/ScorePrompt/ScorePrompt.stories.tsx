import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ScorePrompt, type ScorePromptProps } from './ScorePrompt.tsx';

const meta = {
  title: 'Menus/ScorePrompt',
  component: ScorePrompt,
  args: { name: '待发货', onSubmit: fn<ScorePromptProps['onSubmit']>(async () => undefined) },
} satisfies Meta<typeof ScorePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  name: '[M350] A score of one to five stars is sent with a remark, and thanked for',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4 分' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '补充说明' }), ' 筛选很快 ');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ score: 4, remark: '筛选很快' });
    await waitFor(() => expect(canvas.getByText('感谢您的评价，我们会据此改进')).toBeVisible());
  },
};

export const Missing: Story = {
  name: '[M350] Without a score nothing is sent',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { name: 'Awaiting shipment' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose a score first');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: '[M351] A refused score says why and keeps what was entered',
  globals: { locale: 'ko-KR' },
  args: {
    name: '발송 대기',
    onSubmit: fn<ScorePromptProps['onSubmit']>(async () => '네트워크에 연결할 수 없어요'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: '3점' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.type(canvas.getByRole('textbox'), '느려요');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(canvas.getByText('네트워크에 연결할 수 없어요')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('느려요');
    await expect(canvas.getByRole('radio', { name: '4점' })).toBeChecked();
  },
};
