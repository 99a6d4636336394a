import type {
  AnswerFrame,
  UniteAnswerOf,
  UniteDataOf,
  UniteFrame,
  UniteMethodName,
} from '@portal/api-client/contract/ai';
import { WebSocket } from 'ws';
import { createWaiting } from './createWaiting.ts';

/** A socket of the assistant, with all that came. */
export type TestUnite = {
  readonly frames: UniteFrame[];
  /** Sends a method; resolves with its data, rejects with what refuses it. */
  call<Name extends UniteMethodName>(method: Name, data?: UniteDataOf<Name>): Promise<UniteAnswerOf<Name>>;
  /** Sends a method; resolves with the frame that answers it. */
  ask(method: string, data?: unknown, more?: Record<string, unknown>): Promise<UniteFrame>;
  /** Resolves when a frame of a method fits. */
  told<Data = Record<string, unknown>>(method: string, fits?: (data: Data) => boolean): Promise<Data>;
  /** Puts the pieces of an answer together, to its end. */
  answer(messageId: string): Promise<{ think: string; content: string; end: AnswerFrame }>;
  send(text: string): void;
  closed: Promise<number>;
  close(): void;
};

/** Opens the assistant's socket as somebody. */
export async function openUnite(
  port: number,
  token: string,
  { language = 'zh_CN' }: { language?: string } = {},
): Promise<TestUnite> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/unite`);
  const frames: UniteFrame[] = [];
  const { until, look } = createWaiting();
  let count = 0;
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{')) return;
    frames.push(JSON.parse(text) as UniteFrame);
    look();
  });
  socket.on('close', look);
  const whileOpen = <Value>(read: () => Value | undefined) =>
    until(() => {
      const value = read();
      if (value === undefined && socket.readyState >= socket.CLOSING)
        throw new Error('The socket was closed');
      return value;
    });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const ask: TestUnite['ask'] = (method, data, more = {}) => {
    count += 1;
    const id = String(count);
    const envelope = { authorization: token, source: 'aiRobot', language, method, data, id, ...more };
    socket.send(JSON.stringify(envelope));
    return whileOpen(() => frames.find((frame) => frame.id === id));
  };
  return {
    frames,
    ask,
    async call(method, data) {
      const frame = await ask(method, data);
      if (frame.code !== 0) throw new Error(`${method} was refused: ${frame.code} ${frame.message}`);
      return frame.data as never;
    },
    told: (method, fits = () => true) =>
      whileOpen(
        () => frames.find((frame) => frame.method === method && fits(frame.data as never))?.data as never,
      ),
    answer: (messageId) => whileOpen(() => assembled(frames, messageId)),
    send: (text) => socket.send(text),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    close: () => socket.close(),
  };
}

/** By the rule of offsets: what is told twice is added once. */
function assembled(frames: readonly UniteFrame[], messageId: string) {
  let [think, content] = ['', ''];
  for (const { method, data } of frames) {
    const frame = data as AnswerFrame;
    if (method !== 'answer' || frame.message_id !== messageId) continue;
    const { o = { t: 0, c: 0 } } = frame;
    if (o.t > think.length || o.c > content.length) throw new Error('A piece is missing');
    think += (frame.think ?? '').slice(think.length - o.t);
    content += (frame.content ?? '').slice(content.length - o.c);
    if (!frame.finish) continue;
    const cut = {
      think: think.slice(0, frame.think_length),
      content: content.slice(0, frame.content_length),
    };
    return { ...cut, end: frame };
  }
  return undefined;
}
