import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ConnectionHandlers, Transport } from '../../runtime/ports.ts';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { NotificationBell } from './NotificationBell.tsx';

let handlers: ConnectionHandlers | undefined;

/** What another team writes: its own events, translated into frames. Here server-sent events that number nothing. */
const serverSentEvents: Transport = (given) => {
  handlers = given;
  queueMicrotask(() => given.onStatus('open'));
  return { reconnect: () => given.onStatus('open'), dispose: () => undefined };
};

const announce = () =>
  handlers?.onFrame(
    JSON.stringify({ id: crypto.randomUUID(), msgType: 3, msgTitle: 'Build 4711 is green', eject: 1 }),
  );

function Demo() {
  return (
    <NotifyExample ports={{ push: serverSentEvents }}>
      <button type="button" onClick={announce}>
        Send
      </button>
      <NotificationBell />
    </NotifyExample>
  );
}

const meta = {
  title: 'Examples/Notices over another socket',
  component: Demo,
  subcomponents: { NotificationBell },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: '[N76] another transport carries the same messages',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send' }));
    await expect(await within(document.body).findByText('Build 4711 is green')).toBeInTheDocument();
  },
};
