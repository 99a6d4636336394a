import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import home from '../home/HomePage.module.css';

export type RowActionProps = {
  /** What the button shows. */
  label: string;
  /** The same with whom or what it is about. */
  fullLabel: string;
  /** Asked before it happens; without one it happens at once. */
  question?: { title: string; message: string };
  run: () => Promise<unknown>;
  /** The list that shows it. @default the company's people */
  list?: string;
  onDone?: () => void;
};

/** A change of one row of a list: asked about, made once, and shown by the list read anew. */
export function RowAction({ label, fullLabel, question, run, list = 'sub-users', onDone }: RowActionProps) {
  const { i18n } = useLingui();
  const { dialogs, toasts } = useFeedback();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: run,
    onSuccess: () => {
      onDone?.();
      return askAnew(client, [list]);
    },
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title:
          (isApiError(error) && error.serverMessage) ||
          i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
      }),
  });
  const press = async () => {
    const confirmed =
      !question || (await dialogs.confirm({ ...question, confirmLabel: label, tone: 'danger' }));
    if (confirmed) change.mutate();
  };
  return (
    <button
      type="button"
      className={home.open}
      disabled={change.isPending}
      aria-busy={change.isPending}
      aria-label={fullLabel}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
    >
      {label}
    </button>
  );
}
