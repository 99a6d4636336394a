import { answerBegun, answerEnded } from './answering.ts';
import { ask, askFailed, resend, retry, stop } from './asking.ts';
import { placeKey } from './place.ts';
import { addQuote } from './quotes.ts';
import { receiveFrame } from './receiveFrame.ts';
import { select } from './selecting.ts';
import { createAssistantState, EMPTY_DRAFT, type Step, withPane } from './state.ts';
import type { AssistantEvent, AssistantState, Pane, Place } from './types.ts';

/** The next state, and what has to be done. */
export function transition(state: AssistantState, event: AssistantEvent): Step {
  switch (event.type) {
    case 'link-changed':
      return linkChanged(state, event.link);
    case 'visibility-changed':
      return visibilityChanged(state, event.isVisible);
    case 'frame-received':
      return receiveFrame(state, event.frame);
    case 'list-failed':
      return only({ ...state, failedLists: [...new Set([...state.failedLists, event.name])] });
    case 'reset': {
      const { link, isVisible, quota, model_id, panes } = state;
      const running = Object.entries(panes).map(([key, pane]) => [
        key,
        { ...pane, detail: 'loading' as const },
      ]);
      const fresh = { ...createAssistantState(), link, isVisible, quota, model_id };
      return { state: { ...fresh, panes: Object.fromEntries(running) }, effects: [{ type: 'load-lists' }] };
    }
    case 'select':
      return select(state, event.place);
    case 'detail-failed':
      return only(
        withPane(state, event.place, (pane) =>
          pane.chats.length > 0 ? { detail: 'ready' } : { detail: 'failed' },
        ),
      );
    case 'choose-model':
      return only({ ...state, model_id: event.model_id });
    case 'rename':
      return only({ ...state, renaming: event.renaming });
    case 'change-draft':
      return changeDraft(state, event.place, (pane) => ({ ...pane.draft, ...event.draft }));
    case 'quote': {
      const quotes = addQuote(state.panes[placeKey(event.place)]?.draft.quotes ?? [], event.message);
      if (!quotes) return tell(state, 'duplicate-quote');
      return changeDraft(state, event.place, (pane) => ({ ...pane.draft, quotes }));
    }
    case 'use-topic':
      return only(withPane(state, event.place, () => ({ useTopic: event.isOpen })));
    case 'ask':
      return ask(state, event.place, event.question, event.user_name);
    case 'retry':
      return retry(state, event.place, event.question, event.user_name);
    case 'resend':
      return resend(state, event.place, event.question, event.user_name);
    case 'stop':
      return stop(state, event.place);
    case 'rate':
      return only(
        withPane(state, event.place, ({ chats }) => ({
          chats: chats.map((message) => {
            if (message.message_id !== event.message_id) return message;
            const { feedback_reason, ...rest } = message;
            return { ...rest, feedback: event.value, ...(event.reason && { feedback_reason: event.reason }) };
          }),
        })),
      );
    case 'answer-begun':
      return answerBegun(state, event.place, event.frame, event.now);
    case 'answer-ended':
      return answerEnded(state, event.place, event);
    case 'answer-recovering':
      return only(
        withPane(state, event.place, ({ run }) =>
          run && run.phase !== 'failed' && run.phase !== 'stopping'
            ? { run: { ...run, phase: 'recovering' } }
            : {},
        ),
      );
    case 'answer-recovered':
      return only(
        withPane(state, event.place, ({ run }) =>
          run?.phase === 'recovering'
            ? { run: { ...run, phase: run.message_id ? 'streaming' : 'loading' } }
            : {},
        ),
      );
    case 'ask-failed':
      return askFailed(state, event.place, event.failure, event.isRefused);
    default:
      return assertNever(event);
  }
}

function linkChanged(state: AssistantState, link: AssistantState['link']): Step {
  const isBack = link === 'open' && state.link !== 'open';
  return { state: { ...state, link }, effects: isBack ? [{ type: 'load-lists' }] : [] };
}

function visibilityChanged(state: AssistantState, isVisible: boolean): Step {
  const key = state.selected && placeKey(state.selected);
  const unread =
    isVisible && key !== undefined && state.unread[key] ? { ...state.unread, [key]: 0 } : state.unread;
  return only({ ...state, isVisible, unread });
}

function changeDraft(state: AssistantState, place: Place, change: (pane: Pane) => Pane['draft']): Step {
  const next = withPane(state, place, (pane) => ({ draft: change(pane) }));
  const draft = next.panes[placeKey(place)]?.draft ?? EMPTY_DRAFT;
  return { state: next, effects: [{ type: 'save-draft', place, draft }] };
}

function tell(state: AssistantState, code: 'duplicate-quote'): Step {
  return { state, effects: [{ type: 'notify', notice: { code, tone: 'warning' } }] };
}

function only(state: AssistantState): Step {
  return { state, effects: [] };
}

function assertNever(event: never): never {
  throw new Error(`@portal/ai-assistant: unknown event ${JSON.stringify(event)}`);
}
