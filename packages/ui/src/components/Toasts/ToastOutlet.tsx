import { useLingui } from '@lingui/react';
import { useState, useSyncExternalStore } from 'react';
import { visibleToasts } from '../../core/toastQueue.ts';
import type { Toasts } from '../../react/createToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import classes from './ToastOutlet.module.css';

// Not loaded lazily: a toast that reports a lost connection must not need one.
/** Shows the first three toasts of the queue; their clocks stand still while the pointer or the focus is on them. */
export function ToastOutlet({ toasts }: { toasts: Toasts }) {
  const { i18n } = useLingui();
  const queue = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const [isHeld, setIsHeld] = useState(false);
  if (queue.length === 0) return null;
  return (
    <section
      className={classes.region}
      aria-label={i18n._({ id: 'ui.toasts', message: '通知' })}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {visibleToasts(queue).map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onDismiss={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
}
