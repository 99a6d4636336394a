import { useRef } from 'react';
import { isUnderWay, paneOf } from '../../core/place.ts';
import type { Pane, Place } from '../../core/types.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import type { AnswerStage } from '../Chat/announcements.ts';

/** How the answer of a place comes along, for those who hear it; silent until one is asked for. */
export function useAnswerStage(place: Place): { stage: AnswerStage; answer: string } {
  const stage = useAssistantState((state) => stageOf(paneOf(state, place)));
  const answer = useAssistantState((state) => lastAnswer(paneOf(state, place)));
  const hasBegun = useRef(false);
  if (stage === 'thinking' || stage === 'answering') hasBegun.current = true;
  return hasBegun.current
    ? { stage, answer: stage === 'ended' ? answer : '' }
    : { stage: 'idle', answer: '' };
}

function stageOf(pane: Pane | undefined): AnswerStage {
  const run = pane?.run;
  if (run?.phase === 'failed') return 'failed';
  if (!isUnderWay(run)) return pane?.chats.at(-1)?.state === 'failed' ? 'failed' : 'ended';
  return run.phase === 'loading' ? 'thinking' : 'answering';
}

function lastAnswer(pane: Pane | undefined): string {
  return pane?.chats.findLast(({ source }) => source === 2)?.content ?? '';
}
