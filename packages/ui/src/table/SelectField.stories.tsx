import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Kept(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <form>
      <fieldset disabled={props.disabled} style={{ border: 0, maxInlineSize: 280 }}>
        <label htmlFor="field">{props.label}</label>
        <SelectField
          {...props}
          id="field"
          name="level"
          value={value}
          onChange={(next) => {
            setValue(next);
            props.onChange(next);
          }}
        />
        {props.problemId && <p id={props.problemId}>Please choose one</p>}
      </fieldset>
    </form>
  );
}

const meta = {
  title: 'UI/Table/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Warehouse',
    value: 'la',
    onChange: fn(),
    options: [
      { value: '', label: '—' },
      { value: 'la', label: 'Los Angeles' },
      { value: 'fr', label: 'Frankfurt' },
      { value: 'os', label: 'Osaka' },
    ],
  },
  globals: { locale: 'en-US' },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
  render: (args) => <Kept key={args.value} {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLButtonElement>('combobox', { name: 'Warehouse' });

export const ByPointer: Story = {
  name: '[U780] a press opens it, a press chooses, a press elsewhere leaves it',
  play: async ({ canvas, canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    const list = within(await canvas.findByRole('listbox', { name: 'Warehouse' }));
    await expect(list.getByRole('option', { name: 'Los Angeles' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(list.getByRole('option', { name: 'Osaka' }));
    await expect(args.onChange).toHaveBeenCalledWith('os');
    await expect(field).toHaveFocus();
    await expect(field).toHaveTextContent('Osaka');
    await userEvent.click(field);
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  name: '[U780] arrows and letters move, Enter chooses, Esc and Tab leave it as it was',
  play: async ({ canvas, canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('option', { name: 'Los Angeles' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('fr');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: 'Frankfurt' })).toHaveFocus();
    await userEvent.keyboard('o{Escape}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('o');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveTextContent('Frankfurt');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    field.focus();
    await userEvent.keyboard('l');
    await expect(args.onChange).toHaveBeenLastCalledWith('la');
  },
};

export const InAForm: Story = {
  name: '[U782] it is required, wrong and named as a field of its form',
  args: { value: '', required: true, problemId: 'why' },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please choose one');
    await expect(field.form?.elements.namedItem('level')).toBe(field);
  },
};

export const Disabled: Story = {
  name: '[U782] it is disabled with its form',
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(fieldOf(canvasElement), { pointerEventsCheck: 0 });
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { isSmall: true, isSet: true } };
