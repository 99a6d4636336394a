import type { AnswerFrame } from '@portal/api-client/contract/ai';
import type { AssistantContext } from '../AssistantContext.ts';
import { readQuota } from '../quota.ts';
import { openAnswerFor } from '../rights/openAnswerFor.ts';
import { notThere } from '../sessions/findPlace.ts';
import { errorText } from './errorText.ts';
import { type AnswerPlace, followAnswer } from './followAnswer.ts';

/** How often a silent stream shows that it is alive, in a frame that JavaScript sees. */
const PING_MS = 10_000;
const encoder = new TextEncoder();

/** An answer as server-sent events from a place on, with an end that is always said. */
export async function streamAnswer(
  context: AssistantContext,
  messageId: string,
  { from, first }: { from: AnswerPlace; first?: Partial<AnswerFrame> },
): Promise<Response> {
  const answer = await openAnswerFor(context, messageId);
  if (!answer) throw notThere();
  const leave = new AbortController();
  const frames = followAnswer(answer, {
    from,
    signal: leave.signal,
    pingMs: PING_MS,
    ...(first && { first }),
  });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(toEvent(await dressFrame(context, value))));
    },
    cancel() {
      // A reader who leaves does not stop the answer: it goes on and can be resumed.
      leave.abort();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

/** A last piece with what the reader wants to know about it. */
export async function dressFrame(context: AssistantContext, frame: AnswerFrame): Promise<AnswerFrame> {
  if (!frame.finish) return frame;
  const failed = frame.error ? { error_message: errorText(frame.error, context.locale) } : {};
  return { ...frame, ...failed, quota: await readQuota(context) };
}

/** A place as the id of an event says it; the start where it says none. */
export function placeOf(lastEventId: string | undefined): AnswerPlace | undefined {
  const found = /^(\d{1,9})\.(\d{1,9})$/.exec(lastEventId ?? '');
  return found ? { t: Number(found[1]), c: Number(found[2]) } : undefined;
}

function toEvent(frame: AnswerFrame): string {
  if (frame.ping) return `event: ping\ndata: ${JSON.stringify(frame)}\n\n`;
  const { o = { t: 0, c: 0 }, think = '', content = '' } = frame;
  return `id: ${o.t + think.length}.${o.c + content.length}\ndata: ${JSON.stringify(frame)}\n\n`;
}
