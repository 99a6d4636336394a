import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { ActionButton } from './ActionButton.tsx';

const meta = { title: 'UI/ActionButton', component: ActionButton } satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Button: Story = {
  name: '[U210] what can be done is a button; it sends no form unless it says so',
  args: { children: '导出', icon: 'download', onClick },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '导出' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const Link: Story = {
  name: '[U210] what leads elsewhere is a link',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { children: 'Buy or renew', isPrimary: true, href: '#/buy' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Buy or renew' })).toBeVisible();
  },
};

export const Disabled: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { children: '내보내기', icon: 'download', disabled: true },
};

export const Brand: Story = { render: () => <BrandMark size={48} /> };
