import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import classes from '../stories/sheets.module.css';
import { ActionMenu, type ActionMenuItem } from './ActionMenu.tsx';

const items: ActionMenuItem[] = [
  { id: 'profile', label: 'Profile', icon: 'user', onSelect: fn() },
  { id: 'language', label: 'Language', icon: 'language', hint: 'English', onSelect: fn() },
  { id: 'plan', label: 'Plan and billing', icon: 'wallet', disabled: true, onSelect: fn() },
  'separator',
  { id: 'logout', label: 'Log out', icon: 'logout', tone: 'danger', onSelect: fn() },
];

const meta = {
  title: 'UI/ActionMenu',
  component: ActionMenu,
  globals: { locale: 'en-US' },
  args: {
    label: 'Account',
    items,
    trigger: (props) => (
      <Button variant="default" {...props}>
        Account
      </Button>
    ),
  },
  render: (args) => (
    <div className={classes.frame}>
      <ActionMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  return { canvas, menu: within(await canvas.findByRole('menu')) };
};

export const Keyboard: Story = {
  name: '[U18] arrows wrap, letters jump, Enter chooses and gives the focus back',
  play: async ({ canvasElement }) => {
    const { canvas, menu } = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}p');
    await expect(menu.getByRole('menuitem', { name: 'Plan and billing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
    const [, , plan, , logout] = items;
    await expect(plan !== 'separator' && plan?.onSelect).not.toHaveBeenCalled();
    await expect(logout !== 'separator' && logout?.onSelect).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { header: 'maya@example.com' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Choices: Story = {
  name: '[U18] of several choices the focus begins on the chosen one',
  globals: { locale: 'ko-KR' },
  args: {
    items: ['简体中文', 'English', '한국어'].map((label) => ({
      id: label,
      label,
      checked: label === '한국어',
      onSelect: fn(),
    })),
  },
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const LongList: Story = {
  name: '[U19] rows are 32 high and the list scrolls at 250',
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `${index}`,
      label: `Shop ${index + 1} with quite a long name that has to be cut somewhere sensible in the end`,
      onSelect: fn(),
    })),
  },
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    const [first] = menu.getAllByRole('menuitem');
    await expect(first?.getBoundingClientRect().height).toBe(32);
    await expect(first?.parentElement?.getBoundingClientRect().height).toBe(250);
  },
};
