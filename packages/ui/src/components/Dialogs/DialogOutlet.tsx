import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Dialogs } from '../../react/createDialogs.ts';
import type { DialogStackProps } from './DialogStack.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const DialogStack = lazy<(props: DialogStackProps) => ReactNode>(() =>
  import('./DialogStack.tsx').then(
    (module) => ({ default: module.DialogStack }),
    () => ({ default: LoadFailed }),
  ),
);

/** Shows the open dialogs; their code loads when the first one opens. */
export function DialogOutlet({ dialogs }: { dialogs: Dialogs }) {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.getSnapshot, dialogs.getSnapshot);
  if (stack.length === 0) return null;
  return (
    <Suspense>
      <DialogStack stack={stack} />
    </Suspense>
  );
}
