import { Component, type ReactNode } from 'react';
import { PaneError } from './PaneError.tsx';

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
