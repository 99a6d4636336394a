import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'Account/LanguagePicker',
  component: LanguagePicker,
  args: { value: 'en-US', onChange: fn() },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  name: '[A51] The languages stand by their own names and are chosen by arrow keys',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ko-KR');
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { value: 'zh-CN' } };
