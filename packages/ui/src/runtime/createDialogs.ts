import { createStore, type Readable } from '@portal/machine';
import type { ReactNode } from 'react';
import type { ModalWidth } from '../core/modalWidths.ts';

/** A question with two answers. */
export type ConfirmOptions = {
  title: ReactNode;
  /** What will happen, in a sentence. */
  message?: ReactNode;
  /** @default the language's word for "OK" */
  confirmLabel?: ReactNode;
  /** Null where there is nothing to decide, only to be told. @default the language's word for "Cancel" */
  cancelLabel?: ReactNode;
  /** `danger` colours the confirming button for what cannot be undone; `warning` marks what is told. @default 'primary' */
  tone?: 'primary' | 'danger' | 'warning';
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

/** The open dialogs of one portal; each call returns a promise of what the person answers. */
export type Dialogs = Readable<readonly OpenDialog[]> & {
  /** Resolves to whether the person confirmed; closing by Esc or the cross means no. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Resolves to what the content closed with; undefined when it was dismissed. */
  open: <T>(options: DialogOptions<T>) => Promise<T | undefined>;
  /** Answers every open dialog with "no". */
  closeAll: () => void;
};

/** Makes the stack of dialogs of one portal; `PortalProvider` shows them. */
export function createDialogs(): Dialogs {
  const { get, set, subscribe } = createStore<readonly OpenDialog[]>([]);
  let count = 0;
  const push = <Answer>(make: (id: number, answer: (value: Answer) => void) => OpenDialog) =>
    new Promise<Answer>((resolve) => {
      const id = ++count;
      const answer = (value: Answer) => {
        set(get().filter((dialog) => dialog.id !== id));
        resolve(value);
      };
      set([...get(), make(id, answer)]);
    });
  return {
    get,
    subscribe,
    confirm: (options) =>
      push<boolean>((id, answer) => ({ id, kind: 'confirm', options, answer, close: () => answer(false) })),
    open: <T>({ title, width = 'medium', content }: DialogOptions<T>) =>
      push<T | undefined>((id, close) => ({
        id,
        kind: 'custom',
        title,
        width,
        render: () => content({ close }),
        close: () => close(undefined),
      })),
    closeAll: () => {
      for (const dialog of get()) dialog.close();
    },
  };
}
