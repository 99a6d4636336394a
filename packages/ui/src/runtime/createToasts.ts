import { createStore, type Readable } from '@portal/machine';
import type { ReactNode } from 'react';
import { putToast, removeToast, type ToastTone } from '../core/toastQueue.ts';

/** What a person can do from a toast. */
type ToastAction = { label: ReactNode; onClick: () => void };

/** What a toast says and does. */
export type ToastOptions = {
  /** A toast with the id of one that is there takes its place. @default a new id */
  id?: string;
  /** Warnings and failures are read out at once. @default 'info' */
  tone?: ToastTone;
  title: ReactNode;
  message?: ReactNode;
  /** A toast with an action stays until it is used or closed, unless its time is given: then the action is to be had elsewhere too. */
  action?: ToastAction;
  /** A quieter action beside the first. */
  secondAction?: ToastAction;
  /** Milliseconds on screen; `null` keeps it until closed. @default 5000, with an action null */
  durationMs?: number | null;
  /** Called once the toast has left, for whatever reason but replacement. */
  onClose?: () => void;
};

/** A toast in the queue; `revision` grows with each replacement, so that its time starts anew. */
export type Toast = ToastOptions & { id: string; tone: ToastTone; revision: number };

/** The toasts of one portal: those on screen and those that wait. */
export type Toasts = Readable<readonly Toast[]> & {
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
  clear: () => void;
};

/** Makes a queue of toasts for one portal; `PortalProvider` shows them, three at a time. */
export function createToasts(): Toasts {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  let count = 0;
  const dismiss = (id: string) => {
    const leaving = get().find((toast) => toast.id === id);
    set(removeToast(get(), id));
    leaving?.onClose?.();
  };
  return {
    get,
    subscribe,
    show(options) {
      count += 1;
      const id = options.id ?? `toast-${count}`;
      set(putToast(get(), { ...options, id, tone: options.tone ?? 'info', revision: count }));
      return id;
    },
    dismiss,
    clear: () => {
      for (const toast of get()) dismiss(toast.id);
    },
  };
}
