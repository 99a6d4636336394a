import { answerHash } from '@portal/api-client/contract/ai';
import { createEmitter } from '@portal/machine';
import type { DataResource } from '../../../data/catalogue/measures.ts';

/** How an answer ended. */
type AnswerEnd = { state: string; error: string | undefined };

/** An answer while it grows, and when it is whole: made here, or a mirror of what another process stores. */
export type LiveAnswer = {
  readonly messageId: string;
  readonly sessionId: string;
  readonly think: string;
  readonly content: string;
  /** The kinds of data that its model was told beside the tables that it shows. */
  readonly resources: readonly DataResource[];
  readonly end: AnswerEnd | undefined;
  /** Calls the listener whenever it grew, shrank or ended. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
};

/** A live answer as its maker changes it. */
export type OpenAnswer = LiveAnswer & {
  set(text: { think: string; content: string }): void;
  tell(resources: readonly DataResource[]): void;
  finish(end: AnswerEnd): void;
  readonly listeners: number;
};

/** Makes one from what is stored. */
export function createLiveAnswer(stored: {
  messageId: string;
  sessionId: string;
  think: string;
  content: string;
  resources: readonly DataResource[];
}): OpenAnswer {
  const { messageId, sessionId } = stored;
  let { think, content, resources } = stored;
  let end: AnswerEnd | undefined;
  const changed = createEmitter();
  return {
    messageId,
    sessionId,
    get think() {
      return think;
    },
    get content() {
      return content;
    },
    get resources() {
      return resources;
    },
    get end() {
      return end;
    },
    get listeners() {
      return changed.size;
    },
    subscribe: changed.subscribe,
    set(text) {
      if (text.think === think && text.content === content) return;
      think = text.think;
      content = text.content;
      changed.emit();
    },
    tell(kinds) {
      resources = kinds;
    },
    finish(how) {
      if (end) return;
      end = how;
      changed.emit();
    },
  };
}

/** The last piece's figures, to compare what is shown with what is stored. */
export function figuresOf({ think, content }: LiveAnswer) {
  return {
    think_length: think.length,
    content_length: content.length,
    hash: answerHash(think, content),
  };
}
