import type { Seat, SocketClient } from '../../../realtime/createSeats.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { type AnswerPlace, followAnswer } from '../answers/followAnswer.ts';
import { dressFrame } from '../answers/streamAnswer.ts';
import { openAnswerFor } from '../rights/openAnswerFor.ts';

/** A signed-in socket of the assistant: what it looks at, and which answers it is told. */
export type UniteSeat = Seat & {
  /** Who, in which language: the language may change with any frame. */
  context: AssistantContext;
  /** The conversation that it looks at. */
  watching: string | undefined;
  readonly following: ReadonlySet<string>;
  /** Tells an answer from a place on, to its end; begins anew where it was being told. */
  follow(messageId: string, from: AnswerPlace): void;
  tell(method: string, data: unknown): void;
  /** Ends all telling. */
  leave(): void;
};

/** Makes the seat of a client. */
export function createUniteSeat(client: SocketClient, context: AssistantContext): UniteSeat {
  const followed = new Map<string, AbortController>();
  const tell = (method: string, data: unknown) =>
    client.send({ code: 0, method, message: '', data: data ?? null });

  const run = async (messageId: string, from: AnswerPlace, controller: AbortController) => {
    const answer = await openAnswerFor(seat.context, messageId);
    if (!answer) return;
    for await (const frame of followAnswer(answer, { from, signal: controller.signal }))
      tell('answer', await dressFrame(seat.context, frame));
  };
  const seat: UniteSeat = {
    client,
    context,
    watching: undefined,
    get following() {
      return new Set(followed.keys());
    },
    follow(messageId, from) {
      followed.get(messageId)?.abort();
      const controller = new AbortController();
      followed.set(messageId, controller);
      run(messageId, from, controller)
        .catch((error) => seat.context.log.warn({ err: error, messageId }, 'an answer was not told'))
        .finally(() => {
          if (followed.get(messageId) === controller) followed.delete(messageId);
        });
    },
    tell,
    leave() {
      for (const controller of followed.values()) controller.abort();
      followed.clear();
    },
  };
  return seat;
}
