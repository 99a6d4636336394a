import { useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { useState, useSyncExternalStore } from 'react';
import { visibleToasts } from '../../core/toastQueue.ts';
import type { Toasts } from '../../runtime/createToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import classes from './ToastOutlet.module.css';

// Not loaded lazily: a toast that reports a lost connection must not need one.
/** Shows the first three toasts of the queue; their clocks stand still while the pointer or the focus is on them, or nobody looks. */
export function ToastOutlet({ toasts }: { toasts: Toasts }) {
  const { i18n } = useLingui();
  const queue = useMachine(toasts);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, () => false);
  const [isPointed, setIsPointed] = useState(false);
  // The region that goes away under the pointer never hears that the pointer left.
  if (isPointed && queue.length === 0) setIsPointed(false);
  const isHeld = isPointed || isHidden;
  return (
    // There before the first toast: what appears together with its live region is not read out.
    <div aria-live="polite">
      {queue.length > 0 && (
        <section
          className={classes.region}
          aria-label={i18n._({ id: 'ui.toasts', message: '通知' })}
          onPointerEnter={() => setIsPointed(true)}
          onPointerLeave={() => setIsPointed(false)}
          onFocus={() => setIsPointed(true)}
          onBlur={() => setIsPointed(false)}
        >
          {visibleToasts(queue).map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isHeld={isHeld}
              onDismiss={() => toasts.dismiss(toast.id)}
            />
          ))}
        </section>
      )}
    </div>
  );
}

function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
