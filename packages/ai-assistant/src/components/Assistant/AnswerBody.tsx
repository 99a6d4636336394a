import { latePart } from '@portal/ui';
import { useState } from 'react';
import type { ChatMessage } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';

const AnswerWords = latePart(async () => (await import('./AnswerWords.tsx')).AnswerWords);
const LiveWords = latePart(async () => (await import('./AnswerWords.tsx')).LiveWords);

export type AnswerBodyProps = {
  message: ChatMessage;
  mayFold: boolean;
  /** All of what has come is on the screen. */
  onShown: () => void;
};

/** The words of an answer; one that arrives while it is looked at stays as it came. */
export function AnswerBody({ message, mayFold, onShown }: AnswerBodyProps) {
  const assistant = useAssistant();
  const present = assistant.live(message.message_id);
  const [live, setLive] = useState(present);
  if (present && present !== live) setLive(present);
  return live ? (
    <LiveWords live={live} message={message} mayFold={mayFold} onShown={onShown} />
  ) : (
    <AnswerWords message={message} mayFold={mayFold} onShown={onShown} />
  );
}
