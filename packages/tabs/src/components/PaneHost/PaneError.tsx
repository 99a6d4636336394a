import { Trans } from '@lingui/react';
import { ErrorState } from '@portal/ui';

/** What stands in a pane whose content failed. */
export function PaneError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans id="tabs.failed.title" message="页面出错了" />}
      text={<Trans id="tabs.failed.text" message="其他页面不受影响。请重试；仍然出错时，请联系管理员。" />}
      onRetry={onRetry}
    />
  );
}
