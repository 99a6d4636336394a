import { createApi, createClient } from '@portal/api-client';
import { readEventStream } from '@portal/api-client/stream';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { calls, createStoryServer, STORY_SERVER } from './createStoryServer.ts';
import { drive, Life, useLog } from './Life.tsx';

/** A stream that is read word by word, and taken up again after the last word that came. */
function Stream() {
  const [lines, add] = useLog();
  const [words, setWords] = useState<readonly string[]>([]);
  const [{ server, api }] = useState(() => {
    const made = createStoryServer();
    return {
      server: made,
      api: createApi(createClient({ baseUrl: STORY_SERVER, fetch: made.fetch }), calls),
    };
  });

  async function read(): Promise<void> {
    try {
      const response = await api.words({ from: `${words.length}` });
      add(words.length > 0 ? `resumed after ${words.length} words` : 'begun');
      await readEventStream(response, {
        onEvent: ({ data }) => setWords((before) => [...before, data]),
      });
      add('ended');
    } catch (error) {
      add(`cut: ${error instanceof Error ? error.message : error}`);
    }
  }
  return (
    <Life
      presses={{
        Read: () => void read(),
        'Server: send three words': () => server.sendWords(3),
        'Server: cut it': server.cutStream,
      }}
      facts={{ Text: words.join(' ') || 'none yet' }}
      lines={lines}
    />
  );
}

const meta = { title: 'API client/Stream', component: Stream } satisfies Meta<typeof Stream>;
export default meta;

export const Resumed: StoryObj<typeof meta> = {
  name: '[C83] a stream that is cut rejects, and goes on after the last event that came',
  play: async ({ canvasElement }) => {
    const { press, fact, happened, soon } = drive(canvasElement);
    await press('Read');
    await soon(() => expect(happened()).toEqual(['begun']));
    await press('Server: send three words');
    await soon(() => expect(fact('Text')).toBe('The answer that'));
    await press('Server: cut it');
    await soon(() => expect(happened().at(-1)).toBe('cut: network error'));
    await press('Read');
    await soon(() => expect(happened().at(-1)).toBe('resumed after 3 words'));
    for (let presses = 0; presses < 3; presses += 1) await press('Server: send three words');
    await soon(() => expect(happened().at(-1)).toBe('ended'));
    await expect(fact('Text')).toBe('The answer that was cut goes on where it was.');
  },
};
