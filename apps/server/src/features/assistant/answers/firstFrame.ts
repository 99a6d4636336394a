import type { AnswerFrame } from '@portal/api-client/contract/ai';
import type { Asked } from '../messages/ask.ts';

/** What the first piece of an answer says beside its text. */
export function firstFrame({ question, answer }: Asked): Partial<AnswerFrame> {
  const clientMsgId = answer.clientMsgId ?? question.clientMsgId;
  return {
    question_id: question.messageId,
    turn_id: answer.turnId,
    version: answer.version,
    ...(clientMsgId && { client_msg_id: clientMsgId }),
  };
}
