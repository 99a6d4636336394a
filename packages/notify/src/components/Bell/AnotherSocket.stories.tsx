import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readFrame } from '../../core/readFrame.ts';
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
    JSON.stringify({ event: 'build', uuid: crypto.randomUUID(), text: 'Build 4711 is green' }),
  );

/** Says in the package's words what the events of that server say in theirs. */
const readEvent = (data: unknown) => {
  const { event, uuid, text } = JSON.parse(String(data));
  return readFrame(event === 'build' ? { type: 'notice', notice: { id: uuid, title: text } } : undefined);
};

function Demo() {
  return (
    <NotifyExample ports={{ push: serverSentEvents, readFrame: readEvent }}>
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
  name: '[N76] Another transport carries messages in words of its own',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send' }));
    await expect(await within(document.body).findByText('Build 4711 is green')).toBeInTheDocument();
  },
};
