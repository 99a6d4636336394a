import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'bell', label: '消息', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = (canvas: HTMLElement) => canvas.querySelector('[role="tooltip"]');

export const NameAndTip: Story = {
  name: '[U27] the name is read out and shown as a tip on keyboard focus; Esc hides it',
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '消息' });
    await expect(tip(canvasElement)).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(tip(canvasElement)).toHaveTextContent('消息'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip(canvasElement)).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const TipOnHover: Story = {
  name: '[U27] the tip comes a moment after the pointer and goes with it',
  args: { label: 'Notifications' },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(tip(canvasElement)).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(tip(canvasElement)).toBeNull());
  },
};

export const OpenedSomething: Story = {
  name: '[U27] no tip lies over what the button has opened',
  args: { label: '알림', 'aria-expanded': true },
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await expect(tip(canvasElement)).toBeNull();
  },
};

export const Pressed: Story = { args: { icon: 'pin', label: '固定', 'aria-pressed': true } };
export const Disabled: Story = {
  args: { icon: 'refresh', label: '새로고침', disabled: true },
  globals: { locale: 'ko-KR' },
};

export const FocusVisible: Story = {
  name: '[U8] keyboard focus is drawn as a ring',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const style = getComputedStyle(within(canvasElement).getByRole('button'));
    await expect(style.outlineStyle).toBe('solid');
    await expect(style.outlineWidth).toBe('2px');
  },
};
