import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PaneMute, type PaneMuteProps } from './PaneMute.tsx';

const LOADING = { attempt: 1, path: '/', active: true, status: 'loading', slowness: 'none' } as const;

const meta = {
  title: 'Embed/PaneMute',
  component: PaneMute,
  args: {
    app: 'rates',
    title: '汇率查询',
    href: 'https://example.com/rates',
    state: { ...LOADING, isUncovered: true, isMute: true },
    onReload: fn(),
    onUnderstood: fn(),
  },
} satisfies Meta<typeof PaneMute>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mute: Story = {
  name: '[E250] a page that says nothing is shown with a bar of ways on',
  args: { app: 'first' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('没有回应门户');
    await expect(canvas.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

function Again(props: PaneMuteProps) {
  const [state, setState] = useState(props.state);
  const fine = { ...LOADING, isUncovered: true } as const;
  return (
    <>
      <PaneMute {...props} state={state} onUnderstood={() => setState(fine)} />
      <button type="button" onClick={() => setState(props.state)}>
        again
      </button>
    </>
  );
}

export const Understood: Story = {
  name: '[E250] what a person has understood of an app is not said again',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { title: 'Exchange rates' },
  render: (args) => <Again {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It looks fine' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'again' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
