import type { AnswerFrame } from '@portal/api-client/contract/ai';

/** What came of a stream: the pieces, put together by their offsets. */
export type ReadStream = { frames: AnswerFrame[]; ids: string[]; think: string; content: string };

/** Reads a stream of server-sent events to its end, or until enough has come. */
export async function readSse(
  response: Response,
  isEnough: (so: ReadStream) => boolean = () => false,
): Promise<ReadStream> {
  const read: ReadStream = { frames: [], ids: [], think: '', content: '' };
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    text += decoder.decode(value, { stream: !done });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) add(read, event);
    if (done) return read;
    if (isEnough(read)) {
      await reader?.cancel();
      return read;
    }
  }
}

function add(read: ReadStream, event: string): void {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (!data || /^event: ping$/m.test(event)) return;
  const frame = JSON.parse(data) as AnswerFrame;
  read.frames.push(frame);
  read.ids.push(/^id: (.*)$/m.exec(event)?.[1] ?? '');
  const { o = { t: 0, c: 0 } } = frame;
  if (o.t > read.think.length || o.c > read.content.length) throw new Error('A piece is missing');
  read.think += (frame.think ?? '').slice(read.think.length - o.t);
  read.content += (frame.content ?? '').slice(read.content.length - o.c);
}
