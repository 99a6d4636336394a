import { memo, useCallback, useState } from 'react';
import type { ChatMessage, Place } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { AnswerEnd } from '../Chat/AnswerEnd.tsx';
import { Message } from '../Chat/Message.tsx';
import { MessageActions } from '../Chat/MessageActions.tsx';
import { QuestionText } from '../Chat/QuestionText.tsx';
import { ReasonForm } from '../Chat/ReasonForm.tsx';
import { copyOf } from '../Report/copyOf.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { useAssistantPorts } from './ports.ts';

export type ThreadMessageProps = {
  place: Place;
  message: ChatMessage;
  isTeam: boolean;
  canEdit: boolean;
  /** More of it is arriving. */
  isLive: boolean;
  isRecovering: boolean;
  /** The reader is at the end: what was thought may fold away. */
  mayFold: boolean;
  /** The reader was led here. */
  isFound: boolean;
};

/** One message of a conversation, with what can be done with it. */
export const ThreadMessage = memo(function ThreadMessage(props: ThreadMessageProps) {
  const { place, message, isTeam, canEdit, isLive, isRecovering, mayFold, isFound } = props;
  const { actions } = useAssistant();
  const { backendUrl, extras = true } = useAssistantPorts();
  const [isGivingReason, setIsGivingReason] = useState(false);
  const [isRevealing, setIsRevealing] = useState(isLive);
  if (isLive && !isRevealing) setIsRevealing(true);
  const endReveal = useCallback(() => setIsRevealing(false), []);
  const { message_id, source, content, state, versions = [], feedback } = message;
  const shared = {
    onCopy: () => void actions.copy(source === 2 ? copyOf(content) : content),
    onQuote: () => actions.quote(place, message),
  };
  if (source !== 2)
    return (
      <Message
        message={message}
        isFound={isFound}
        pictureBase={backendUrl}
        showsAuthor={isTeam}
        after={
          <MessageActions
            {...shared}
            {...(canEdit && { onEdit: () => actions.startEdit(place, message_id) })}
          />
        }
      >
        <QuestionText text={content} />
      </Message>
    );
  const isWhole = !isLive && state !== 'streaming';
  return (
    <Message
      message={message}
      isFound={isFound}
      isBusy={isLive}
      isRevealing={isRevealing}
      after={
        <>
          {isRecovering && <AnswerEnd state="recovering" />}
          {isWhole && (state === 'stopped' || state === 'interrupted' || state === 'failed') && (
            <AnswerEnd
              state={state}
              reason={state === 'stopped' ? undefined : message.error_message}
              onContinue={
                state === 'interrupted' ? () => actions.continueAnswer(place, message_id) : undefined
              }
              onRetry={state === 'stopped' ? undefined : () => actions.regenerate(place, message_id)}
            />
          )}
          {isWhole && (
            <MessageActions
              {...shared}
              onRegenerate={() => actions.regenerate(place, message_id)}
              rating={feedback}
              {...(extras && {
                onRate: (value) => {
                  setIsGivingReason(value === -1);
                  void actions.rate(place, message_id, value);
                },
              })}
              versions={
                versions.length > 1
                  ? {
                      index: versions.indexOf(message_id),
                      count: versions.length,
                      onChoose: (index) => {
                        const id = versions[index];
                        if (id) void actions.chooseVersion(place, id);
                      },
                    }
                  : undefined
              }
            />
          )}
          {isWhole && isGivingReason && (
            <ReasonForm
              reason={message.feedback_reason ?? ''}
              choices={message.feedback_choices}
              onSend={(why) => actions.rate(place, message_id, -1, why)}
              onClose={() => setIsGivingReason(false)}
            />
          )}
        </>
      }
    >
      <AnswerBody message={message} mayFold={mayFold} onShown={endReveal} />
    </Message>
  );
});
