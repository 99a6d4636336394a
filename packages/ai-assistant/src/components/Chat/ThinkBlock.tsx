import { Trans } from '@lingui/react';
import { Icon } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import classes from './Message.module.css';

export type ThinkBlockProps = {
  children: ReactNode;
  /** The answer has not begun yet. @default false */
  isThinking?: boolean;
  /** Folds by itself when the answer begins; not while the reader is looking at it. @default true */
  mayFold?: boolean;
};

/** What a model thought before it answered: open while it thinks, folded once it answers. */
export function ThinkBlock({ children, isThinking = false, mayFold = true }: ThinkBlockProps) {
  const [choice, setChoice] = useState<boolean>();
  const [wasThinking, setWasThinking] = useState(isThinking);
  if (isThinking !== wasThinking) {
    setWasThinking(isThinking);
    if (!isThinking && !mayFold && choice === undefined) setChoice(true);
  }
  const isOpen = choice ?? isThinking;
  return (
    <div className={classes.think}>
      <button
        type="button"
        className={classes.thinkHead}
        aria-expanded={isOpen}
        onClick={() => setChoice(!isOpen)}
      >
        <Icon name="thinking" size={14} />
        {isThinking ? (
          <Trans id="ai.think.now" message="正在思考" />
        ) : (
          <Trans id="ai.think" message="思考过程" />
        )}
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
      </button>
      {isOpen && <div className={classes.thinkBody}>{children}</div>}
    </div>
  );
}
