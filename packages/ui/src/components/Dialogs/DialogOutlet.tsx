import { useMachine } from '@portal/machine/react';
import { Suspense } from 'react';
import { latePart } from '../../react/latePart.tsx';
import type { Dialogs } from '../../runtime/createDialogs.ts';
import { LoadFailed } from './LoadFailed.tsx';

const DialogStack = latePart(async () => (await import('./DialogStack.tsx')).DialogStack, {
  Missing: LoadFailed,
});

/** Shows the open dialogs; their code loads when the first one opens. */
export function DialogOutlet({ dialogs }: { dialogs: Dialogs }) {
  const stack = useMachine(dialogs);
  if (stack.length === 0) return null;
  return (
    // For a dialog whose content waits for something of the application's: the page behind it stays.
    <Suspense>
      <DialogStack stack={stack} />
    </Suspense>
  );
}
