import type { HostAnswer, HostQuestion } from '../core/protocol.ts';
import type { GuestAnswerer, GuestQuestion, PaneSnapshot } from '../core/types.ts';

export type QuestionDeskOptions = {
  takeSnapshot: () => PaneSnapshot;
  restore: (snapshot: PaneSnapshot) => void | Promise<void>;
  /** Draws the page when the app gave no hook of its own. */
  capture: () => Promise<Blob>;
};

export type QuestionDesk = {
  answer<Name extends GuestQuestion>(question: Name, answerer: GuestAnswerer<Name>): () => void;
  ask(question: HostQuestion): Promise<HostAnswer>;
};

/** Answers the portal's questions: by the app where it gave an answer of its own, otherwise by the SDK. */
export function createQuestionDesk({ takeSnapshot, restore, capture }: QuestionDeskOptions): QuestionDesk {
  const answerers = new Map<string, () => unknown>();
  const find = (question: HostQuestion) => {
    if (question.type === 'snapshot') return takeSnapshot;
    if (question.type === 'restore') return () => restore(question.payload);
    const own = answerers.get(question.type);
    if (own) return own;
    return question.type === 'capture' ? capture : () => ({ dirty: false });
  };
  return {
    answer(question, answerer) {
      answerers.set(question, answerer);
      return () => {
        if (answerers.get(question) === answerer) answerers.delete(question);
      };
    },
    async ask(question) {
      try {
        return { ok: true, data: await find(question)() };
      } catch (error) {
        reportError(error);
        return { ok: false, error: { code: 'failed', message: `${question.type} failed` } };
      }
    },
  };
}
