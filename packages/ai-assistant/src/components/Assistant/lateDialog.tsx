import { ErrorState, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';

/** Makes the content of a dialog that loads when it opens; what does not load says so there, and the drawer goes on. */
export function lateDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return latePart(load, { Missing: ErrorState, Waiting });
}

function Waiting() {
  return <LoadingState rows={6} />;
}
