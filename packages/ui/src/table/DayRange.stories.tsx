import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DayRange, type DayRangeProps } from './DayRange.tsx';

function Kept(props: DayRangeProps) {
  const [days, setDays] = useState({ from: props.from, to: props.to });
  return (
    <DayRange
      {...props}
      {...days}
      onChange={(next) => {
        setDays(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'UI/Table/DayRange',
  component: DayRange,
  parameters: { layout: 'padded' },
  args: { label: 'Ordered', from: '2026-11-02', to: '2026-11-08', onChange: fn() },
  globals: { locale: 'en-US' },
  decorators: [(Story) => <div style={{ minBlockSize: 340 }}>{Story()}</div>],
  render: (args) => <Kept key={args.from + args.to} {...args} />,
} satisfies Meta<typeof DayRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /Ordered/ }));
  const dialog = await canvas.findByRole('dialog', { name: 'Ordered' });
  // It is placed before it is shown.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Empty: Story = { args: { from: '', to: '' } };
export const OneDay: Story = { args: { from: '2026-11-02', to: '2026-11-02' } };
export const Disabled: Story = { args: { disabled: true } };

export const InTheCalendar: Story = {
  name: '[U771] two presses in the calendar choose a period, with the month’s name in the language',
  play: async ({ canvas, args }) => {
    const panel = await open(canvas);
    await panel.findByText('November 2026');
    await userEvent.click(panel.getByRole('button', { name: 'Nov 16, 2026' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', { name: 'Nov 10, 2026' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-16' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Nov 10 – 16, 2026/ })).toHaveFocus();
  },
};

export const ByName: Story = {
  name: '[U771] a period is chosen by its name, and given up again',
  play: async ({ canvas, args }) => {
    await userEvent.click((await open(canvas)).getByRole('button', { name: 'Yesterday' }));
    const { from, to } = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] ?? {};
    await expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect(from).toBe(to);
    await userEvent.click((await open(canvas)).getByRole('button', { name: 'Any date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  },
};

export const ByKeyboard: Story = {
  name: '[U771] the arrow keys move through the days, Enter chooses, Esc leaves everything as it was',
  play: async ({ canvas, args }) => {
    const panel = await open(canvas);
    const day = await panel.findByRole('button', { name: 'Nov 2, 2026' });
    day.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-10' });
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const UpToToday: Story = {
  name: '[U771] days to come are not chosen where they make no sense',
  args: { from: '', to: '', upToToday: true },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(await panel.findByRole('button', { name: 'Next month' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Previous month' })).toBeEnabled();
  },
};

export const Korean: Story = { globals: { locale: 'ko-KR' }, play: openOnly };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', theme: 'dark' }, play: openOnly };

async function openOnly({ canvas }: { canvas: ReturnType<typeof within> }) {
  const panel = await open(canvas);
  await expect((await panel.findAllByRole('button')).length).toBeGreaterThan(30);
}
