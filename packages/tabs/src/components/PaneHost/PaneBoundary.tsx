import { Trans } from '@lingui/react';
import { ErrorState } from '@portal/ui';
import { Component, type ReactNode } from 'react';

type PaneBoundaryProps = { children: ReactNode };

/** Keeps an error inside its pane and mounts the content anew on request. */
export class PaneBoundary extends Component<PaneBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return <PaneError onRetry={() => this.setState({ error: undefined })} />;
  }
}

/** What stands in a pane whose content failed. */
function PaneError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans id="tabs.failed.title" message="页面出错了" />}
      text={<Trans id="tabs.failed.text" message="其他页面不受影响。请重试；仍然出错时，请联系管理员。" />}
      onRetry={onRetry}
    />
  );
}
