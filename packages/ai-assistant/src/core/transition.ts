import { answerBegun, answerEnded } from './answering.ts';
import { ask, askFailed, resend, retry, stop } from './asking.ts';
import type { Place } from './entities.ts';
import { placeKey, threadOf } from './place.ts';
import { addQuote } from './quotes.ts';
import { receiveFrame } from './receiveFrame.ts';
import { select } from './selecting.ts';
import { createAssistantState, EMPTY_DRAFT, type Step, withOpened, withThread } from './state.ts';
import type { AssistantEvent, AssistantState, Thread } from './types.ts';

/** Says what an event makes of the state, and what has to be done about it. */
export function transition(state: AssistantState, event: AssistantEvent): Step {
  switch (event.type) {
    case 'link-changed':
      return linkChanged(state, event.link);
    case 'visibility-changed':
      return visibilityChanged(state, event.isVisible);
    case 'frame-received':
      return receiveFrame(state, event.frame);
    case 'list-failed':
      return [{ ...state, failedLists: [...new Set([...state.failedLists, event.name])] }];
    case 'reset': {
      const { link, isLost, isVisible, quota, model_id, threads, lists } = state;
      const running = Object.entries(threads).map(([key, thread]) => [
        key,
        { ...thread, detail: 'loading' as const },
      ]);
      // What is here stays until something newer comes: the reload may fail.
      const fresh = { ...createAssistantState(), link, isLost, isVisible, quota, model_id, lists };
      return [{ ...fresh, threads: Object.fromEntries(running) }, [{ type: 'load-lists' }]];
    }
    case 'select':
      return select(state, event.place);
    case 'detail-failed':
      return [
        withThread(state, event.place, (thread) =>
          thread.chats.length > 0 ? { detail: 'ready' } : { detail: 'failed' },
        ),
      ];
    case 'choose-model':
      return [{ ...state, model_id: event.model_id }];
    case 'rename':
      return [{ ...state, renaming: event.renaming }];
    case 'change-draft':
      return changeDraft(state, event.place, (thread) => ({ ...thread.draft, ...event.draft }));
    case 'quote': {
      const quotes = addQuote(threadOf(state, event.place)?.draft.quotes ?? [], event.message);
      if (!quotes) return tell(state, 'duplicate-quote');
      return changeDraft(state, event.place, (thread) => ({ ...thread.draft, quotes }));
    }
    case 'use-topic':
      return [withThread(state, event.place, () => ({ useTopic: event.isOpen }))];
    case 'ask':
      return ask(state, event.place, event.question, event.user_name);
    case 'retry':
      return retry(state, event.place, event.question, event.user_name);
    case 'resend':
      return resend(state, event.place, event.question, event.user_name);
    case 'stop':
      return stop(state, event.place);
    case 'rate':
      return [
        withThread(state, event.place, ({ chats }) => ({
          chats: chats.map((message) => {
            if (message.message_id !== event.message_id) return message;
            const { feedback_reason, feedback_choices, ...rest } = message;
            const { value, reason, choices } = event;
            return {
              ...rest,
              feedback: value,
              ...(reason && { feedback_reason: reason }),
              ...(choices?.length && { feedback_choices: choices }),
            };
          }),
        })),
      ];
    case 'answer-begun':
      return answerBegun(state, event.place, event.frame, event.now);
    case 'answer-ended':
      return answerEnded(state, event.place, event);
    case 'answer-recovering':
      return [
        withThread(state, event.place, ({ run }) =>
          run && run.phase !== 'failed' && run.phase !== 'stopping'
            ? { run: { ...run, phase: 'recovering' } }
            : {},
        ),
      ];
    case 'answer-recovered':
      return [
        withThread(state, event.place, ({ run }) =>
          run?.phase === 'recovering'
            ? { run: { ...run, phase: run.message_id ? 'streaming' : 'loading' } }
            : {},
        ),
      ];
    case 'ask-failed':
      return askFailed(state, event.place, event.failure, event.isRefused);
    default:
      return assertNever(event);
  }
}

function linkChanged(state: AssistantState, link: AssistantState['link']): Step {
  const isBack = link === 'open' && state.link !== 'open';
  const isLost = link === 'waiting' || link === 'failed' || (link === 'connecting' && state.isLost);
  return [{ ...state, link, isLost }, isBack ? [{ type: 'load-lists' }] : []];
}

function visibilityChanged(state: AssistantState, isVisible: boolean): Step {
  const key = state.selected && placeKey(state.selected);
  const unread =
    isVisible && key !== undefined && state.unread[key] ? { ...state.unread, [key]: 0 } : state.unread;
  return [{ ...state, isVisible, unread }];
}

function changeDraft(state: AssistantState, place: Place, change: (thread: Thread) => Thread['draft']): Step {
  const next = withThread(withOpened(state, place), place, (thread) => ({ draft: change(thread) }));
  const draft = threadOf(next, place)?.draft ?? EMPTY_DRAFT;
  return [next, [{ type: 'save-draft', place, draft }]];
}

function tell(state: AssistantState, code: 'duplicate-quote'): Step {
  return [state, [{ type: 'notify', notice: { code, tone: 'warning' } }]];
}

function assertNever(event: never): never {
  throw new Error(`@portal/ai-assistant: unknown event ${JSON.stringify(event)}`);
}
