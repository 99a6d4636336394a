import { Button, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import classes from '../stories/sheets.module.css';
import { Dropdown } from './Dropdown.tsx';

const meta = {
  title: 'UI/Dropdown',
  component: Dropdown,
  args: {
    label: '筛选',
    trigger: (props) => (
      <Button variant="default" {...props}>
        筛选
      </Button>
    ),
    children: ({ close }) => (
      <div className={classes.page}>
        <TextInput label="店铺" />
        <Button onClick={close}>应用</Button>
      </div>
    ),
  },
  render: (args) => (
    <div className={classes.frame}>
      <Dropdown {...args} /> <Button variant="default">别处</Button>
    </div>
  ),
} satisfies Meta<typeof Dropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
  return { canvas, panel: await canvas.findByRole('dialog', { name: '筛选' }) };
};

export const Closed: Story = {};

export const OpensBelow: Story = {
  name: '[U17] opens right below its trigger, in the top layer',
  play: async ({ canvasElement }) => {
    const { canvas, panel } = await open(canvasElement);
    const trigger = canvas.getByRole('button', { name: '筛选' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.matches(':popover-open')).toBe(true);
    const [box, anchor] = [panel.getBoundingClientRect(), trigger.getBoundingClientRect()];
    await expect(Math.abs(box.left - anchor.left)).toBeLessThanOrEqual(1);
    await waitFor(() => expect(panel.getBoundingClientRect().top - anchor.bottom).toBeGreaterThan(2));
  },
};

export const EscapeReturnsFocus: Story = {
  name: '[U17] Esc closes and gives the focus back',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};

export const PressElsewhere: Story = {
  name: '[U17] a press elsewhere closes and leaves the focus there',
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '别处' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '别处' })).toHaveFocus();
  },
};

export const LeavingByTab: Story = {
  name: '[U17] tabbing past the last field closes',
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ClosedFromInside: Story = {
  name: '[U17] content that closes it gives the focus back',
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '应用' }));
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};
