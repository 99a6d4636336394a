import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createNativeEngine, type NativePageProps } from '../engines/createNativeEngine.tsx';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { MicroAppPane } from './MicroAppPane.tsx';

const onSetUp = fn();
const onStop = fn();

function Welcome({ path, navigate }: NativePageProps) {
  useEffect(() => {
    onSetUp();
    return () => void onStop();
  }, []);
  return (
    <section>
      <h2>Welcome at {path}</h2>
      <label>
        note <input />
      </label>
      <button type="button" onClick={() => navigate('/next')}>
        next
      </button>
    </section>
  );
}

function Broken(): never {
  throw new Error('broken on purpose');
}

const engine = createNativeEngine({ welcome: async () => Welcome, broken: async () => Broken });
const entry = (name: string) => ({ name, engine: 'native' as const, entry: name });

const meta = {
  title: 'Embed/NativePane',
  component: MicroAppPane,
  args: {
    app: entry('welcome'),
    engine,
    paneId: 'one',
    title: '首页',
    path: '/home',
    active: true,
    locale: 'zh-CN',
    theme: 'light',
    portal: createFakePortal(),
    onPathChange: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    onSetUp.mockClear();
    onStop.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 'calc(var(--portal-row-height) * 12)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MicroAppPane>;
export default meta;

type Story = StoryObj<typeof meta>;

function Hiding(props: MicroAppPaneProps) {
  const [active, setActive] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setActive(!active)}>
        toggle
      </button>
      <MicroAppPane {...props} active={active} />
    </>
  );
}

export const Hidden: Story = {
  name: '[E160] a page of the shell keeps what was typed, and what it set up stops while it is hidden',
  render: (args) => <Hiding {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'kept');
    await userEvent.click(canvas.getByRole('button', { name: 'toggle' }));
    await waitFor(() => expect(onStop).toHaveBeenCalled());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'toggle' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('kept'));
    await expect(onSetUp.mock.calls.length).toBe(onStop.mock.calls.length + 1);
  },
};

export const Steps: Story = {
  name: '[E160] its steps are told to the shell',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'next' }));
    await canvas.findByText('Welcome at /next');
    await expect(args.onPathChange).toHaveBeenCalledWith('/next', { replace: false });
  },
};

export const Throwing: Story = {
  tags: ['fails-on-purpose'],
  name: '[E161] a page of the shell that breaks shows the pane’s error, with a way to try again',
  globals: { locale: 'ko-KR' },
  args: { app: entry('broken'), title: '홈' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('alert');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'crashed' }));
  },
};

export const Unknown: Story = {
  name: '[E161] a page that the shell does not have is told apart',
  args: { app: entry('constructor') },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('alert');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }));
  },
};
