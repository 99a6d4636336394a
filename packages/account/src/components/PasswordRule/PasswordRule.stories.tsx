import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordRule } from './PasswordRule.tsx';

const meta = {
  title: 'Account/PasswordRule',
  component: PasswordRule,
  args: { password: '' },
} satisfies Meta<typeof PasswordRule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const Partly: Story = {
  name: '[A50] Each part of the password rule says whether it is met',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { password: 'abcdefg1' },
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('listitem');
    const marks = parts.map((part) => [part.textContent, within(part).getByRole('img').ariaLabel]);
    await expect(marks).toEqual([
      ['8 to 16 characters', 'Met'],
      ['An upper-case letter', 'Missing'],
      ['A lower-case letter', 'Met'],
      ['A digit', 'Met'],
    ]);
  },
};

export const Met: Story = { globals: { locale: 'ko-KR' }, args: { password: 'Portal2026' } };
