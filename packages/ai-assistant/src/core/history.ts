import { ASSISTANT } from './constants.ts';
import type { ChatMessage, HistoryPair } from './entities.ts';

/**
 * Returns what the model is told of the conversation: the last finished question-answer pairs after the last divider, oldest
 * first, without thoughts.
 */
export function historyPairs(
  chats: readonly ChatMessage[],
  /** A message that is asked or answered anew: it and what follows are not told. */
  before?: string,
): HistoryPair[] {
  const end = before === undefined ? -1 : chats.findIndex(({ message_id }) => message_id === before);
  const told = chats.slice(0, end < 0 ? undefined : end);
  const from = told.findLastIndex(({ source }) => source === 3) + 1;
  const pairs: HistoryPair[] = [];
  let question: ChatMessage | undefined;
  for (const message of told.slice(from)) {
    const { source, content, state } = message;
    if (source === 1) question = message;
    if (source !== 2 || !question) continue;
    const isTold = content !== '' && state !== 'failed' && state !== 'streaming';
    if (isTold) pairs.push({ question: question.content, answer: content });
    question = undefined;
  }
  return pairs.slice(-ASSISTANT.historyPairs);
}
