import { Trans } from '@lingui/react';
import { ActionButton, Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './Message.module.css';

export type AnswerEndProps = {
  state: 'stopped' | 'interrupted' | 'failed' | 'recovering';
  /** Why it failed, in the server's words. */
  reason?: string | undefined;
  onContinue?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

/** How an answer ended that is not whole, and what can be done about it. */
export function AnswerEnd({ state, reason, onContinue, onRetry }: AnswerEndProps) {
  return (
    <div className={classes.end} data-state={state} role={state === 'failed' ? 'alert' : undefined}>
      <p>
        <Icon name={state === 'failed' ? 'warning' : state === 'recovering' ? 'refresh' : 'info'} size={14} />
        {reason || textOf(state)}
      </p>
      {(onContinue || onRetry) && (
        <div className={classes.endActions}>
          {onContinue && (
            <ActionButton icon="play" onClick={onContinue}>
              <Trans id="ai.continue" message="继续生成" />
            </ActionButton>
          )}
          {onRetry && (
            <ActionButton icon="refresh" onClick={onRetry}>
              <Trans id="ai.retry" message="重试" />
            </ActionButton>
          )}
        </div>
      )}
    </div>
  );
}

function textOf(state: AnswerEndProps['state']): ReactNode {
  switch (state) {
    case 'stopped':
      return <Trans id="ai.end.stopped" message="已停止生成" />;
    case 'interrupted':
      return <Trans id="ai.end.interrupted" message="生成中断，已保留以上内容" />;
    case 'failed':
      return <Trans id="ai.end.failed" message="回答没有生成，请重试" />;
    case 'recovering':
      return <Trans id="ai.end.recovering" message="连接中断，正在恢复" />;
  }
}
