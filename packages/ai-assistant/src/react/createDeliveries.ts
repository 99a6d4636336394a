import type { ChatMessage } from '../core/entities.ts';
import type { AssistantError } from '../core/errors.ts';
import { isUnderWay, placeKey, placeOfAnswer } from '../core/place.ts';
import type { AnswerFrame, AskRequest, AssistantTransport, Delivery } from '../core/port.ts';
import type { Place, Texts } from '../core/types.ts';
import { type Courier, createCourier } from './createCourier.ts';
import type { LiveAnswers } from './createLiveAnswers.ts';
import type { AssistantStore } from './createStore.ts';

const STOP_AGAIN_MS = 1000;

/** Brings all answers of a window, one at a time for each place. */
export type Deliveries = {
  /** Asks, and goes on with the answer until its end. */
  send(request: AskRequest): void;
  /** Goes on with an answer that is under way. */
  follow(place: Place, message_id: string, text: Texts): void;
  /** Takes a piece in, from whatever way it came. */
  take(frame: AnswerFrame): void;
  /** An answer is over, as the server has it. */
  settle(place: Place, message: ChatMessage): void;
  stop(place: Place, message_id: string | undefined): void;
  /** Network or connection are back. */
  hurry(): void;
  dispose(): void;
};

/** Makes the deliveries of one window. */
export function createDeliveries(
  transport: AssistantTransport,
  store: AssistantStore,
  lives: LiveAnswers,
  nowText: () => string,
): Deliveries {
  const couriers = new Map<string, Courier>();
  /** What stood of an answer that is continued. */
  const stood = new Map<string, Texts>();
  let isDisposed = false;
  const runOf = (place: Place) => store.getState().panes[placeKey(place)]?.run;

  function bring(place: Place, ask: ((signal: AbortSignal) => Promise<Delivery>) | undefined): void {
    const key = placeKey(place);
    couriers.get(key)?.dispose();
    const courier = createCourier({
      deliver(signal) {
        const id = runOf(place)?.message_id;
        const isHere = id !== undefined && lives.get(id) !== undefined;
        if (isHere || !ask) return transport.resume(place, id ?? '', lives.lengths(id ?? ''), signal);
        return ask(signal);
      },
      isOver: () => !isUnderWay(runOf(place)),
      onRecovering: () => store.send({ type: 'answer-recovering', place }),
      onRecovered: () => store.send({ type: 'answer-recovered', place }),
      onFailure: (error) => failed(place, error),
    });
    couriers.set(key, courier);
  }

  function failed(place: Place, { code, text, isTransient }: AssistantError): void {
    couriers.delete(placeKey(place));
    const isBegun = runOf(place)?.message_id !== undefined;
    const failure = { code, ...(text === undefined ? {} : { text }) };
    store.send({ type: 'ask-failed', place, failure, isRefused: !isTransient && !isBegun });
  }

  /** What the conversation already shows of an answer is not revealed again. */
  function knownText(place: Place, message_id: string): Texts | undefined {
    const chats = store.getState().panes[placeKey(place)]?.chats ?? [];
    return chats.find((message) => message.message_id === message_id);
  }

  function take(frame: AnswerFrame): void {
    const place = placeOfAnswer(store.getState(), frame);
    if (!place) return;
    const run = runOf(place);
    const isNew = lives.get(frame.message_id) === undefined;
    if (isNew || run?.message_id !== frame.message_id || run.phase === 'loading') {
      if (isNew)
        lives.begin(
          frame.message_id,
          stood.get(frame.message_id) ?? (frame.o && knownText(place, frame.message_id)),
        );
      stood.delete(frame.message_id);
      store.send({ type: 'answer-begun', place, frame, now: nowText() });
    }
    const { outcome, text, end } = lives.take(frame);
    const courier = couriers.get(placeKey(place));
    if (outcome === 'gap') {
      if (courier) courier.recover();
      else bring(place, undefined);
      return;
    }
    courier?.heard(outcome === 'grown');
    if (outcome !== 'ended' || !end) return;
    courier?.dispose();
    couriers.delete(placeKey(place));
    store.send({ type: 'answer-ended', place, message_id: frame.message_id, text, end });
  }

  return {
    send(request) {
      const { question, place } = request;
      const known = question.continue_of;
      if (known !== undefined) {
        const message = store
          .getState()
          .panes[placeKey(place)]?.chats.find((one) => one.message_id === known);
        lives.drop(known);
        if (message) stood.set(known, { think: message.think, content: message.content });
      }
      bring(place, (signal) => transport.ask(request, signal));
    },
    follow(place, message_id, text) {
      lives.begin(message_id, text);
      bring(place, undefined);
    },
    take,
    settle(place, { session_id, message_id, think, content, state = 'done' }) {
      couriers.get(placeKey(place))?.dispose();
      couriers.delete(placeKey(place));
      if (!lives.get(message_id)) return;
      const here = lives.lengths(message_id);
      lives.take({
        session_id,
        message_id,
        think: think.slice(here.think),
        content: content.slice(here.content),
        o: here,
        end: { state, lengths: { think: think.length, content: content.length } },
      });
    },
    stop(place, message_id) {
      if (message_id === undefined) return;
      lives.halt(message_id);
      const shown = lives.shown(message_id);
      const tryStop = (left: number): void => {
        if (isDisposed || runOf(place)?.message_id !== message_id) return;
        transport.stop(message_id, shown).catch(() => {
          if (left > 0) setTimeout(tryStop, STOP_AGAIN_MS, left - 1);
        });
      };
      tryStop(3);
    },
    hurry() {
      for (const courier of couriers.values()) courier.hurry();
      for (const { place, run } of Object.values(store.getState().panes)) {
        if (run?.phase === 'failed')
          store.send({ type: 'retry', place, question: run.question, user_name: '' });
      }
    },
    dispose() {
      isDisposed = true;
      for (const courier of couriers.values()) courier.dispose();
      couriers.clear();
    },
  };
}
