import { useEffect } from 'react';
import type { ChatMessage } from '../../core/entities.ts';
import { LiveMarkdown, usePresented } from '../../markdown/LiveMarkdown.tsx';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { LiveAnswer } from '../../runtime/types.ts';
import classes from '../Chat/Message.module.css';
import { ThinkBlock } from '../Chat/ThinkBlock.tsx';

/** Props of `AnswerWords` and `LiveWords`. */
export type AnswerWordsProps = {
  message: ChatMessage;
  mayFold: boolean;
  /** All of what has come is on the screen. */
  onShown: () => void;
};

/** The words of a finished answer. */
export function AnswerWords({ message, mayFold, onShown }: AnswerWordsProps) {
  const { think, content, markdown, state } = message;
  const isCut = state === 'stopped' || state === 'interrupted';
  const isWhole = state !== 'streaming';
  useEffect(() => {
    if (isWhole) onShown();
  }, [isWhole, onShown]);
  return (
    <>
      {think && <ThinkBlock mayFold={mayFold}>{think}</ThinkBlock>}
      {markdown ? (
        <Markdown source={content} isCut={isCut} />
      ) : (
        <div className={classes.plain}>{content}</div>
      )}
    </>
  );
}

/** The words of an answer as they arrive. */
export function LiveWords({ live, message, mayFold, onShown }: AnswerWordsProps & { live: LiveAnswer }) {
  const { think, hasContent, isDone } = usePresented(live);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer in its place is shown anew
  useEffect(() => {
    if (isDone) onShown();
  }, [isDone, live, onShown]);
  const isOther = message.state !== 'streaming' && message.content !== live.read().content;
  if (isDone && (isOther || live.isHalted()))
    return <AnswerWords message={message} mayFold={mayFold} onShown={onShown} />;
  return (
    <>
      {think && (
        <ThinkBlock isThinking={!hasContent && !isDone} mayFold={mayFold}>
          {think}
        </ThinkBlock>
      )}
      <LiveMarkdown live={live} />
    </>
  );
}
