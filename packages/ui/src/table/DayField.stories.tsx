import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DayField, type DayFieldProps } from './DayField.tsx';

function Kept(props: DayFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <form style={{ maxInlineSize: 280 }}>
      <label htmlFor="day">{props.label}</label>
      <DayField
        {...props}
        id="day"
        name="day"
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
      {props.problemId && <p id={props.problemId}>It cannot be in the past</p>}
    </form>
  );
}

const meta = {
  title: 'UI/Table/DayField',
  component: DayField,
  parameters: { layout: 'padded' },
  args: { label: 'Expected', value: '2026-11-02', onChange: fn(), timeZone: 'Asia/Shanghai' },
  globals: { locale: 'en-US' },
  decorators: [(Story) => <div style={{ minBlockSize: 400 }}>{Story()}</div>],
  render: (args) => <Kept key={args.value} {...args} />,
} satisfies Meta<typeof DayField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLButtonElement>('combobox', { name: 'Expected' });
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(fieldOf(canvasElement));
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'Expected' });
  // It is placed before it is shown.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const InTheCalendar: Story = {
  name: '[U781] a press chooses the day; today and no day have their own',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(fieldOf(canvasElement)).toHaveTextContent('Nov 2, 2026');
    const panel = await open(canvasElement);
    await panel.findByText('November 2026');
    await userEvent.click(panel.getByRole('button', { name: 'Nov 16, 2026' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-16');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(fieldOf(canvasElement)).toHaveFocus();
    await userEvent.click((await open(canvasElement)).getByRole('button', { name: 'Clear the day' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(fieldOf(canvasElement)).toHaveTextContent('Choose a day');
    await userEvent.click((await open(canvasElement)).getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  },
};

export const ByKeyboard: Story = {
  name: '[U781] it opens at its day, arrows move, Enter chooses, Esc changes nothing',
  args: { required: true },
  play: async ({ canvas, canvasElement, args }) => {
    fieldOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nov 2, 2026' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear the day' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-10');
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(fieldOf(canvasElement)).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Wrong: Story = {
  name: '[U782] a day that is wrong says why, and is found by its name in the form',
  args: { problemId: 'why', required: true },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('It cannot be in the past');
    await expect(field.form?.elements.namedItem('day')).toBe(field);
  },
};

export const Empty: Story = { args: { value: '' } };
export const Korean: Story = { globals: { locale: 'ko-KR', theme: 'dark' } };
