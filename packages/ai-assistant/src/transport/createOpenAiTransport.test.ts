import { describe, expect, it, onTestFinished } from 'vitest';
import type { Notice } from '../core/types.ts';
import { createAssistant } from '../runtime/createAssistant.ts';
import { createOpenAiTransport } from './createOpenAiTransport.ts';

const encoder = new TextEncoder();
const delta = (fields: Record<string, string>) =>
  `data: ${JSON.stringify({ choices: [{ delta: fields }] })}\n\n`;

/** A model that answers what it is told to, over `fetch`. */
function start(answer: (body: { messages: unknown[]; model: string }) => Response) {
  const bodies: { messages: unknown[]; model: string }[] = [];
  const notices: Notice[] = [];
  const transport = createOpenAiTransport({
    baseUrl: 'https://model.example/v1',
    models: [{ id: 'small', name: 'Small' }],
    headers: () => ({ Authorization: 'Bearer key' }),
    fetch: async (_input, init) => {
      const body = JSON.parse(String(init?.body));
      bodies.push(body);
      return answer(body);
    },
  });
  const assistant = createAssistant({
    transport,
    userId: 'u',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: (notice) => notices.push(notice),
    wake: () => () => {},
  });
  onTestFinished(() => assistant.dispose());
  assistant.actions.activate();
  const thread = () => Object.values(assistant.get().threads)[0];
  return { assistant, bodies, notices, thread, ...assistant.actions };
}

const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });

describe('a model that speaks the OpenAI protocol', () => {
  it('[I98] answers with thoughts and text, and is told the conversation after the divider', async () => {
    const chat = start(() =>
      stream(
        delta({ role: 'assistant' }),
        delta({ reasoning_content: 'hm' }),
        delta({ content: '42' }),
        'data: [DONE]\n\n',
      ),
    );
    await chat.addSession();
    const place = chat.assistant.get().selected;
    if (!place) throw new Error('nothing is selected');
    chat.ask(place, { text: 'one?' });
    await expect.poll(() => chat.thread()?.run).toBeUndefined();
    expect(chat.thread()?.chats.map(({ content, think }) => [content, think])).toEqual([
      ['one?', ''],
      ['42', 'hm'],
    ]);
    await chat.clearContext(place);
    chat.ask(place, { text: 'two?' });
    await expect.poll(() => chat.bodies.length).toBe(2);
    expect(chat.bodies[1]).toMatchObject({ model: 'small', messages: [{ role: 'user', content: 'two?' }] });
  });

  it('[I99] that refuses, or speaks of something else, is a failure with a sentence; the question is kept', async () => {
    for (const answer of [
      new Response('{"error":{"message":"bad key"}}', { status: 401 }),
      new Response('<html>', { status: 403 }),
    ]) {
      const chat = start(() => answer.clone());
      await chat.addSession();
      const place = chat.assistant.get().selected;
      if (!place) throw new Error('nothing is selected');
      chat.ask(place, { text: 'one?' });
      await expect.poll(() => chat.notices.length).toBe(1);
      expect(chat.thread()).toMatchObject({ run: undefined, draft: { text: 'one?' } });
    }
  });

  it('[I99] that breaks off leaves what it said, marked as interrupted', async () => {
    const chat = start(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start(controller) {
              controller.enqueue(encoder.encode(delta({ content: 'half' })));
              setTimeout(() => controller.error(new TypeError('cut')), 5);
            },
          }),
        ),
    );
    await chat.addSession();
    const place = chat.assistant.get().selected;
    if (!place) throw new Error('nothing is selected');
    chat.ask(place, { text: 'one?' });
    await expect.poll(() => chat.thread()?.run).toBeUndefined();
    expect(chat.thread()?.chats.at(-1)).toMatchObject({ content: 'half', state: 'interrupted' });
  });
});
