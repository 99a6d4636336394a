import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: { label: '密码' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: '[U28] what was typed can be shown and hidden again',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('密码');
    await userEvent.type(input, 'Portal2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const CapsLock: Story = {
  name: '[U28] caps lock is pointed out while it is on',
  args: { label: 'Password' },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByText('Caps lock is on')).toBeVisible();
    await fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps lock is on')).toBeNull();
  },
};

export const WithError: Story = {
  args: { label: '비밀번호', error: '비밀번호를 입력해 주세요' },
  globals: { locale: 'ko-KR' },
};
