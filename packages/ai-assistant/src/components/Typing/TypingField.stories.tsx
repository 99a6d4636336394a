import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { useTyping } from './useTyping.ts';

const onEnter = fn();
let setValue: (text: string) => void = () => undefined;

function Demo() {
  const [value, set] = useState('');
  setValue = set;
  const typing = useTyping<HTMLTextAreaElement>({ value, onChange: set, onEnter });
  return <textarea {...typing} aria-label="field" rows={3} />;
}

const meta = {
  title: 'Assistant/Typing',
  component: Demo,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          '`useTyping` gives a field Enter to send, and leaves the keys alone while an input method composes.',
      },
    },
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLTextAreaElement>('field');

function compose(field: HTMLTextAreaElement, texts: readonly string[]) {
  fireEvent.compositionStart(field);
  for (const text of texts) {
    fireEvent.keyDown(field, { key: 'Process', keyCode: 229, isComposing: true });
    fireEvent.compositionUpdate(field, { data: text });
    fireEvent.input(field, { target: { value: text }, isComposing: true });
  }
}

export const EveryOrder: Story = {
  name: '[I210] Enter never sends while a syllable is composed, in any order of events; the next one does',
  play: async ({ canvasElement }) => {
    onEnter.mockClear();
    const field = fieldOf(canvasElement);
    field.focus();
    // Chromium: the key that ends the composition is told before its end.
    compose(field, ['n', 'ni', '你']);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
    fireEvent.compositionEnd(field, { data: '你' });
    await expect(onEnter).not.toHaveBeenCalled();
    // Safari: the end is told first, the key after it with the input method's code.
    compose(field, ['你h', '你好']);
    fireEvent.compositionEnd(field, { data: '好' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
    await expect(onEnter).not.toHaveBeenCalled();
    // Windows: the key is called Process. Korean: the last syllable is still open.
    compose(field, ['안', '안녕']);
    fireEvent.keyDown(field, { key: 'Process', keyCode: 229 });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(onEnter).not.toHaveBeenCalled();
    // The field loses the focus in the middle of it.
    field.blur();
    field.focus();
    await expect(onEnter).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(onEnter).toHaveBeenCalledOnce();
  },
};

export const ShiftEnter: Story = {
  name: '[I211] Enter acts, Shift and Enter begin a new line',
  play: async ({ canvasElement }) => {
    onEnter.mockClear();
    const field = fieldOf(canvasElement);
    await userEvent.type(field, 'a{Shift>}{Enter}{/Shift}b');
    await expect(field).toHaveValue('a\nb');
    await expect(onEnter).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(onEnter).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('a\nb');
  },
};

export const Untouched: Story = {
  name: '[I212] the field is never written while something is composed; afterwards a new text shows',
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    field.focus();
    const written: string[] = [];
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    compose(field, ['재', '재고']);
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => get?.call(field),
      set: (text: string) => {
        written.push(text);
        set?.call(field, text);
      },
    });
    for (const text of ['x', 'y', 'z']) {
      setValue(text);
      await new Promise(requestAnimationFrame);
    }
    await expect(written).toEqual([]);
    fireEvent.compositionEnd(field, { data: '재고' });
    Reflect.deleteProperty(field, 'value');
    await expect(field).toHaveValue('재고');
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('재고!');
    setValue('다른 글');
    await within(canvasElement).findByDisplayValue('다른 글');
  },
};
