import type { ChatMessage, Place, Texts } from '../core/entities.ts';
import type { AssistantError } from '../core/errors.ts';
import { isUnderWay, threadOf } from '../core/place.ts';
import type { AnswerFrame, AskRequest, AssistantTransport } from '../core/port.ts';
import { type ArrivingAnswer, createArrivingAnswer } from './createArrivingAnswer.ts';
import { type Attempts, createAttempts } from './createAttempts.ts';
import type { AssistantMachine, LiveAnswer } from './types.ts';

const STOP_AGAIN_MS = 1000;
const STOP_ATTEMPTS = 4;
/** How long a finished answer stays readable, so that it can be revealed to its end. */
const KEPT_AFTER_END_MS = 10_000;

/** The answers of one place, one after the other, each from its question until it is stored. */
export type AnswerRun = {
  /** Asks, and goes on with the answer until its end. */
  ask(request: AskRequest): void;
  /** Goes on with an answer that is under way, from the text that is known of it. */
  follow(message_id: string, text: Texts): void;
  /** Takes a piece in, from whatever way it came. */
  take(frame: AnswerFrame): void;
  /** Ends an answer with the text that the server has stored. */
  settle(message: ChatMessage): void;
  /** Halts the text and tells the server how much of it is shown; one without a name is stopped once it has one. */
  stop(message_id: string | undefined): void;
  /** Tries now what waits for another attempt: network or connection are back. */
  hurry(): void;
  /** Returns an answer that is arriving, or was until a moment ago. */
  live(message_id: string): LiveAnswer | undefined;
  dispose(): void;
};

/** What a run is made of. */
export type CreateRunOptions = {
  place: Place;
  transport: AssistantTransport;
  machine: AssistantMachine;
  now: () => number;
};

/** Makes the run of one place; nothing is asked before it is told to. */
export function createRun({ place, transport, machine, now }: CreateRunOptions): AnswerRun {
  const { send } = machine;
  const answers = new Map<string, ArrivingAnswer>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let attempts: Attempts | undefined;
  let isDisposed = false;
  /** What stood of the answer that is continued. */
  let stood: ChatMessage | undefined;

  const run = () => threadOf(machine.get(), place)?.run;
  const messageOf = (id: string) =>
    threadOf(machine.get(), place)?.chats.find(({ message_id }) => message_id === id);

  function later(delayMs: number, call: () => void): void {
    if (isDisposed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      call();
    }, delayMs);
    timers.add(timer);
  }

  function begin(message_id: string, known: Texts = { think: '', content: '' }): ArrivingAnswer {
    const answer = createArrivingAnswer(message_id, known, now());
    answers.set(message_id, answer);
    return answer;
  }

  function takeInto(answer: ArrivingAnswer, frame: AnswerFrame) {
    const taken = answer.take(frame);
    if (taken.outcome === 'ended')
      later(KEPT_AFTER_END_MS, () => {
        if (answers.get(frame.message_id) === answer) answers.delete(frame.message_id);
      });
    return taken;
  }

  function endAttempts(): void {
    attempts?.dispose();
    attempts = undefined;
  }

  /** Asks, or goes on with what is here; without a request there is nothing to ask. */
  function bring(request?: AskRequest): void {
    endAttempts();
    attempts = createAttempts({
      deliver(signal) {
        const message_id = run()?.message_id ?? '';
        const here = answers.get(message_id)?.lengths();
        if (request && !here) return transport.ask(request, signal);
        return transport.resume(place, message_id, here ?? { think: 0, content: 0 }, signal);
      },
      isOver: () => !isUnderWay(run()),
      onRecovering: () => send({ type: 'answer-recovering', place }),
      onRecovered: () => send({ type: 'answer-recovered', place }),
      onFailure: fail,
    });
  }

  function fail({ code, text, isTransient }: AssistantError): void {
    attempts = undefined;
    const isBegun = run()?.message_id !== undefined;
    const failure = { code, ...(text === undefined ? {} : { text }) };
    send({ type: 'ask-failed', place, failure, isRefused: !isTransient && !isBegun });
  }

  /** What the conversation already shows of an answer is not revealed again. */
  function knownOf({ message_id, o }: AnswerFrame): Texts | undefined {
    if (stood?.message_id === message_id) return stood;
    return o && messageOf(message_id);
  }

  return {
    ask(request) {
      const { continue_of } = request.question;
      stood = continue_of === undefined ? undefined : messageOf(continue_of);
      if (continue_of !== undefined) answers.delete(continue_of);
      bring(request);
    },
    follow(message_id, text) {
      begin(message_id, text);
      bring();
    },
    take(frame) {
      const { message_id } = frame;
      const { message_id: present, phase } = run() ?? {};
      const here = answers.get(message_id);
      const answer = here ?? begin(message_id, knownOf(frame));
      if (!here || present !== message_id || phase === 'loading') {
        stood = undefined;
        send({ type: 'answer-begun', place, frame, now: new Date(now()).toISOString() });
      }
      const { outcome, text, end } = takeInto(answer, frame);
      if (outcome === 'gap') {
        if (attempts) attempts.recover();
        else bring();
        return;
      }
      attempts?.heard(outcome === 'grown');
      if (!end || outcome !== 'ended') return;
      endAttempts();
      send({ type: 'answer-ended', place, message_id, text, end });
    },
    settle({ session_id, message_id, think, content, state = 'done' }) {
      endAttempts();
      const answer = answers.get(message_id);
      if (!answer) return;
      const o = answer.lengths();
      const end = { state, lengths: { think: think.length, content: content.length } };
      const rest = { think: think.slice(o.think), content: content.slice(o.content) };
      takeInto(answer, { session_id, message_id, ...rest, o, end });
    },
    stop(message_id) {
      if (message_id === undefined) return;
      const answer = answers.get(message_id);
      answer?.halt();
      const shown = answer?.shown() ?? { think: 0, content: 0 };
      const tryStop = (left: number): void => {
        if (run()?.message_id !== message_id) return;
        transport.stop(message_id, shown).catch(() => {
          if (left > 1) later(STOP_AGAIN_MS, () => tryStop(left - 1));
        });
      };
      tryStop(STOP_ATTEMPTS);
    },
    hurry() {
      attempts?.hurry();
      const failed = run();
      if (failed?.phase === 'failed')
        send({ type: 'retry', place, question: failed.question, user_name: '' });
    },
    live: (message_id) => answers.get(message_id)?.live,
    dispose() {
      isDisposed = true;
      endAttempts();
      for (const timer of timers) clearTimeout(timer);
      answers.clear();
    },
  };
}
