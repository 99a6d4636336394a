import type { ChatMessage } from '../../core/entities.ts';
import classes from '../Chat/Message.module.css';
import { ThinkBlock } from '../Chat/ThinkBlock.tsx';

export type AnswerBodyProps = { message: ChatMessage; isLive: boolean; mayFold: boolean };

/** The words of an answer. */
export function AnswerBody({ message, mayFold }: AnswerBodyProps) {
  return (
    <>
      {message.think && <ThinkBlock mayFold={mayFold}>{message.think}</ThinkBlock>}
      <div className={classes.plain}>{message.content}</div>
    </>
  );
}
