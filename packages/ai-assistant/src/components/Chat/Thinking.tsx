import { Trans } from '@lingui/react';
import classes from './Message.module.css';

/** An answer was asked for and nothing has come yet. */
export function Thinking() {
  return (
    <p className={classes.thinking} data-testid="ai-thinking">
      <span className={classes.dots} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <Trans id="ai.thinking" message="正在思考" />
    </p>
  );
}
