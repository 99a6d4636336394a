import { useRef } from 'react';
import type { Place } from '../../core/entities.ts';
import { isUnderWay, threadOf } from '../../core/place.ts';
import type { Thread } from '../../core/types.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import type { AnswerStage } from '../Chat/announcements.ts';

/** Returns how far the answer of a place is, for those who hear it; `idle` until one is asked for. */
export function useAnswerStage(place: Place): { stage: AnswerStage; answer: string } {
  const stage = useAssistantState((state) => stageOf(threadOf(state, place)));
  const answer = useAssistantState((state) => lastAnswer(threadOf(state, place)));
  const hasBegun = useRef(false);
  if (stage === 'thinking' || stage === 'answering') hasBegun.current = true;
  return hasBegun.current
    ? { stage, answer: stage === 'ended' ? answer : '' }
    : { stage: 'idle', answer: '' };
}

function stageOf(thread: Thread | undefined): AnswerStage {
  const run = thread?.run;
  if (run?.phase === 'failed') return 'failed';
  if (!isUnderWay(run)) return thread?.chats.at(-1)?.state === 'failed' ? 'failed' : 'ended';
  return run.phase === 'loading' ? 'thinking' : 'answering';
}

function lastAnswer(thread: Thread | undefined): string {
  return thread?.chats.findLast(({ source }) => source === 2)?.content ?? '';
}
