import { createApi, createClient } from '@portal/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { calls, createStoryServer, STORY_SERVER } from './createStoryServer.ts';
import { drive, Life, useLog } from './Life.tsx';

/** Calls over a server in the page: those under way, those that are tried again, those that nobody waits for any more. */
function Calls() {
  const [lines, add] = useLog();
  const [underWay, setUnderWay] = useState<readonly AbortController[]>([]);
  const [{ server, api }] = useState(() => {
    const made = createStoryServer();
    const fetch = (request: Request) => {
      add('asked');
      return made.fetch(request);
    };
    return { server: made, api: createApi(createClient({ baseUrl: STORY_SERVER, fetch }), calls) };
  });

  async function call(): Promise<void> {
    const leave = new AbortController();
    setUnderWay((before) => [...before, leave]);
    try {
      add(`answered: ${(await api.title({}, { signal: leave.signal })).title}`);
    } catch (error) {
      add(`rejected: ${(error as { kind: string }).kind}`);
    } finally {
      setUnderWay((before) => before.filter((one) => one !== leave));
    }
  }
  return (
    <Life
      presses={{
        Call: () => void call(),
        'Cancel the oldest call': () => underWay[0]?.abort(),
        'Server: think': server.think,
        'Server: answer': server.answer,
        'Server: be busy for two requests': () => server.beBusyFor(2),
        'Server: be busy for three requests': () => server.beBusyFor(3),
      }}
      facts={{ 'Under way': `${underWay.length}` }}
      lines={lines}
    />
  );
}

const meta = { title: 'API client/Calls', component: Calls } satisfies Meta<typeof Calls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: '[C19] a call that its caller cancels is rejected, and the others get their answers',
  play: async ({ canvasElement }) => {
    const { press, fact, happened, soon } = drive(canvasElement);
    await press('Server: think');
    await press('Call');
    await press('Call');
    await soon(() => expect(happened()).toEqual(['asked', 'asked']));
    await expect(fact('Under way')).toBe('2');
    await press('Cancel the oldest call');
    await soon(() => expect(happened().at(-1)).toBe('rejected: aborted'));
    await expect(fact('Under way')).toBe('1');
    await press('Server: answer');
    await soon(() => expect(happened().at(-1)).toBe('answered: Portal'));
    await expect(fact('Under way')).toBe('0');
  },
};

export const BusyServer: Story = {
  name: '[C21] a call is tried twice more while the server is busy, and rejected when it stays so',
  play: async ({ canvasElement }) => {
    const { press, happened, soon } = drive(canvasElement);
    await press('Server: be busy for two requests');
    await press('Call');
    await soon(() => expect(happened()).toEqual(['asked', 'asked', 'asked', 'answered: Portal']));
    await press('Server: be busy for three requests');
    await press('Call');
    await soon(() => expect(happened().slice(4)).toEqual(['asked', 'asked', 'asked', 'rejected: http']));
  },
};
