import { Trans } from '@lingui/react';
import classes from './PaneHost.module.css';

/** What stands in a pane whose content failed. */
export function PaneError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={classes.error}>
      <p>
        <Trans id="tabs.failed.title" message="页面出错了" />
      </p>
      <button type="button" onClick={onRetry}>
        <Trans id="tabs.failed.retry" message="重试" />
      </button>
    </div>
  );
}
