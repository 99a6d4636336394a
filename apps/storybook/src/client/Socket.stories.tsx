import { createReconnectingSocket, type ReconnectingSocket } from '@portal/api-client/socket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { createStorySockets } from './createStorySockets.ts';
import { drive, Life, useLog } from './Life.tsx';

/** A socket to a server in the page, which one can cut, refuse and end. */
function Socket() {
  const [lines, add] = useLog();
  const [server] = useState(createStorySockets);
  const [socket, setSocket] = useState<ReconnectingSocket>();
  useEffect(() => {
    const made = createReconnectingSocket({
      url: 'wss://server.example/push',
      WebSocket: server.WebSocket,
      firstDelayMs: [300, 600],
      onMessage: (data) => add(`heard: ${data}`),
      onStateChange: add,
      onClose: ({ code, final }) => add(`closed with ${code}${final ? ', for good' : ''}`),
    });
    setSocket(made);
    return () => made.dispose();
  }, [server]);
  return (
    <Life
      presses={{
        Say: () => add(socket?.send('hello') ? 'sent' : 'not sent: it is not open'),
        Reconnect: () => socket?.reconnect(),
        'Server: cut it': () => server.close(1011),
        'Server: send it elsewhere': () => server.close(4410),
        'Server: end the session': () => server.close(4401),
        'Server: be away': () => server.setUp(false),
        'Server: be back': () => server.setUp(true),
      }}
      facts={{ State: socket?.state ?? 'none' }}
      lines={lines}
    />
  );
}

const meta = { title: 'API client/Socket', component: Socket } satisfies Meta<typeof Socket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  name: '[C71] a socket that is cut opens again by itself, as soon as the server is there',
  play: async ({ canvasElement }) => {
    const { press, fact, happened, soon } = drive(canvasElement);
    await soon(() => expect(fact('State')).toBe('open'));
    await press('Say');
    await soon(() => expect(happened()).toContain('heard: you said: hello'));
    await press('Server: be away');
    await press('Server: cut it');
    await soon(() => expect(happened()).toContain('closed with 1011'));
    await press('Say');
    await expect(happened()).toContain('not sent: it is not open');
    await soon(() =>
      expect(happened().filter((line) => line === 'closed with 1006').length).toBeGreaterThan(0),
    );
    await press('Server: be back');
    await soon(() => expect(fact('State')).toBe('open'));
  },
};

export const SessionOver: Story = {
  name: '[C72] a socket whose session is over stays closed until somebody asks for it',
  play: async ({ canvasElement }) => {
    const { press, fact, happened, soon } = drive(canvasElement);
    await soon(() => expect(fact('State')).toBe('open'));
    await press('Server: end the session');
    await soon(() => expect(fact('State')).toBe('failed'));
    await expect(happened()).toContain('closed with 4401, for good');
    await press('Reconnect');
    await soon(() => expect(fact('State')).toBe('open'));
  },
};
