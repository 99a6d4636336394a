import { describe, expect, it, onTestFinished } from 'vitest';
import type { Place } from '../core/entities.ts';
import { threadOf } from '../core/place.ts';
import type { Notice } from '../core/types.ts';
import { createAssistant } from '../runtime/createAssistant.ts';
import type { AssistantStorage } from '../runtime/types.ts';
import { createOpenAiTransport } from './createOpenAiTransport.ts';

const encoder = new TextEncoder();
const delta = (fields: Record<string, string>) =>
  `data: ${JSON.stringify({ choices: [{ delta: fields }] })}\n\n`;

/** A model that answers what it is told to, over `fetch`. */
function start(
  answer: (body: { messages: unknown[]; model: string }) => Response,
  storage?: AssistantStorage,
) {
  const bodies: { messages: unknown[]; model: string }[] = [];
  const notices: Notice[] = [];
  const transport = createOpenAiTransport({
    baseUrl: 'https://model.example/v1',
    models: [{ id: 'small', name: 'Small' }],
    headers: () => ({ Authorization: 'Bearer key' }),
    ...(storage && { storage }),
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

/** A storage that holds so many letters. */
function memory(room = Number.POSITIVE_INFINITY): AssistantStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set(key, value) {
      const others = [...kept].filter(([name]) => name !== key).map(([, text]) => text);
      if (others.join('').length + value.length > room) return false;
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}

/** Asks in a new conversation, and waits for the answer. */
async function converse(chat: ReturnType<typeof start>, text: string): Promise<Place> {
  await chat.addSession('New conversation');
  const place = chat.assistant.get().selected;
  if (!place) throw new Error('nothing is selected');
  chat.ask(place, { text });
  await expect.poll(() => threadOf(chat.assistant.get(), place)?.chats.at(-1)?.state).toBe('done');
  return place;
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

describe('conversations without a server', () => {
  const answer = () => stream(delta({ content: '42' }), 'data: [DONE]\n\n');
  const titles = (chat: ReturnType<typeof start>) =>
    chat.assistant.get().lists.sessions?.map(({ title }) => title);

  it('[I700] are kept in the storage: another page has them, with their messages', async () => {
    const storage = memory();
    const place = await converse(start(answer, storage), 'How many orders came in?');
    const later = start(answer, storage);
    await expect.poll(() => titles(later)).toEqual(['How many orders…']);
    later.select(place);
    await expect
      .poll(() => later.thread()?.chats.map(({ content }) => content))
      .toEqual(['How many orders came in?', '42']);
    later.ask(place, { text: 'and today?' });
    await expect.poll(() => later.bodies[0]?.messages.length).toBe(3);
  });

  it('[I700] that a window begins or deletes are so in the other one, once it looks', async () => {
    const storage = memory();
    const one = start(answer, storage);
    const other = start(answer, storage);
    const place = await converse(one, 'first');
    other.reset();
    await expect.poll(() => titles(other)).toEqual(['first']);
    if (place.kind === 'session') await other.deleteSession(place.session_id);
    one.reset();
    await expect.poll(() => titles(one)).toEqual([]);
    expect([...storage.kept.keys()]).toEqual(['ai:conversations']);
  });

  it('[I701] make room for new ones where the storage is full, oldest first', async () => {
    const storage = memory(2200);
    const chat = start(answer, storage);
    for (const text of ['one?', 'two?', 'three?', 'four?']) await converse(chat, text);
    const kept = JSON.parse(storage.get('ai:conversations') ?? '[]') as { title: string }[];
    expect(kept.at(-1)?.title).toBe('four?');
    expect(kept.map(({ title }) => title)).not.toContain('one?');
    // This page goes on with all of them.
    expect(titles(chat)).toContain('one?');
  });

  it('[I702] have no name of any language until their first question names them', async () => {
    const chat = start(answer);
    await chat.addSession('New conversation');
    expect(titles(chat)).toEqual(['新会话']);
    const place = chat.assistant.get().selected;
    if (!place) throw new Error('nothing is selected');
    chat.ask(place, { text: '> quoted\n\n昨天的销售额是多少' });
    await expect.poll(() => titles(chat)).toEqual(['昨天的销售额是多少']);
    chat.ask(place, { text: '那前天呢' });
    await expect.poll(() => chat.bodies.length).toBe(2);
    expect(titles(chat)).toEqual(['昨天的销售额是多少']);
  });

  it('[I703] cut off by a reload have what had come, marked as interrupted', async () => {
    const storage = memory();
    const chat = start(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(encoder.encode(delta({ content: 'half' }))),
          }),
        ),
      storage,
    );
    await chat.addSession();
    const place = chat.assistant.get().selected;
    if (!place) throw new Error('nothing is selected');
    chat.ask(place, { text: 'one?' });
    await expect.poll(() => chat.thread()?.run?.phase).toBe('streaming');
    chat.assistant.dispose();
    const later = start(answer, storage);
    later.select(place);
    await expect
      .poll(() => later.thread()?.chats.at(-1))
      .toMatchObject({ content: 'half', state: 'interrupted' });
  });
});
