import type { ReactNode } from 'react';
import type { ModalWidth } from '../core/modalWidths.ts';

/** A question with two answers. */
export type ConfirmOptions = {
  title: ReactNode;
  /** What will happen, in a sentence. */
  message?: ReactNode;
  /** @default the language's word for "OK" */
  confirmLabel?: ReactNode;
  /** @default the language's word for "Cancel" */
  cancelLabel?: ReactNode;
  /** `danger` colours the confirming button for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** @default 'small' */
  width?: ModalWidth;
};

/** A dialog with content of the caller's own. */
export type DialogOptions<T> = {
  title: ReactNode;
  /** @default 'medium' */
  width?: ModalWidth;
  content: (dialog: { close: (answer?: T) => void }) => ReactNode;
};

/** An open dialog, as the outlet needs it. */
export type OpenDialog = { id: number; close: () => void } & (
  | { kind: 'confirm'; options: ConfirmOptions; answer: (confirmed: boolean) => void }
  | { kind: 'custom'; title: ReactNode; width: ModalWidth; render: () => ReactNode }
);

/** The dialogs of one portal; each call answers with a promise. */
export type Dialogs = {
  /** Whether the person confirmed; closing by Esc or the cross means no. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** What the content closed with; undefined when it was dismissed. */
  open: <T>(options: DialogOptions<T>) => Promise<T | undefined>;
  /** Answers every open dialog with "no". */
  closeAll: () => void;
  getSnapshot: () => readonly OpenDialog[];
  subscribe: (listener: () => void) => () => void;
};

/** The stack of dialogs of one portal; `PortalProvider` shows them. */
export function createDialogs(): Dialogs {
  let stack: readonly OpenDialog[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly OpenDialog[]) => {
    stack = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => set(stack.filter((dialog) => dialog.id !== id));
  return {
    confirm(options) {
      const id = ++count;
      return new Promise((resolve) => {
        const answer = (confirmed: boolean) => {
          remove(id);
          resolve(confirmed);
        };
        set([...stack, { id, kind: 'confirm', options, answer, close: () => answer(false) }]);
      });
    },
    open<T>({ title, width = 'medium', content }: DialogOptions<T>) {
      const id = ++count;
      return new Promise<T | undefined>((resolve) => {
        const close = (answer?: T) => {
          remove(id);
          resolve(answer);
        };
        const render = () => content({ close });
        set([...stack, { id, kind: 'custom', title, width, render, close: () => close() }]);
      });
    },
    closeAll: () => {
      for (const { close } of stack) close();
    },
    getSnapshot: () => stack,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
