import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton/ActionButton.tsx';
import { StateBody } from './StateBody.tsx';

/** Props of `ErrorState`. */
export type ErrorStateProps = {
  /** What did not work, as a plain sentence. @default "This did not load" in the language in use */
  title?: ReactNode;
  /** What the person can do. @default to check the network and try again */
  text?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** While a retry is under way. @default false */
  isRetrying?: boolean;
  /** What support can look the failure up by, such as a request id. */
  reference?: string;
};

/** Says plainly that something failed, what to do, and offers to try again. */
export function ErrorState({ title, text, onRetry, isRetrying = false, reference }: ErrorStateProps) {
  return (
    <StateBody
      icon="warning"
      tone="warning"
      role="alert"
      title={title ?? <Trans id="ui.error.title" message="内容没有加载出来" />}
      text={text ?? <Trans id="ui.error.text" message="请检查网络后重试；如果一直这样，请联系客服。" />}
      action={
        onRetry && (
          <ActionButton aria-busy={isRetrying} disabled={isRetrying} onClick={onRetry}>
            <Trans id="ui.retry" message="重试" />
          </ActionButton>
        )
      }
      note={reference && <Trans id="ui.error.reference" message="编号：{reference}" values={{ reference }} />}
    />
  );
}
