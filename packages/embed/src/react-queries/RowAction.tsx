import { ActionButton, useFeedback } from '@portal/ui';
import { type Act, useAct } from './useAct.ts';

/** Props of `RowAction`. */
export type RowActionProps = Omit<Act<void, unknown>, 'run' | 'onRefused'> & {
  /** What the button shows. */
  label: string;
  /** The same with whom or what it is about. @default the label */
  fullLabel?: string;
  /** Asked before it happens; without one it happens at once. */
  question?: { title: string; message: string; isDangerous?: boolean };
  disabled?: boolean;
  run: () => Promise<unknown>;
};

/** One thing that can be done with what a row or panel shows: asked about, done once. */
export function RowAction({
  label,
  fullLabel = label,
  question,
  disabled = false,
  run,
  ...act
}: RowActionProps) {
  const { dialogs } = useFeedback();
  const change = useAct<void, unknown>({ ...act, run });
  const press = async () => {
    if (question) {
      const { title, message, isDangerous = true } = question;
      const tone = isDangerous ? { tone: 'danger' as const } : {};
      if (!(await dialogs.confirm({ title, message, confirmLabel: label, ...tone }))) return;
    }
    change.mutate();
  };
  return (
    <ActionButton
      disabled={disabled || change.isPending}
      aria-busy={change.isPending}
      aria-label={fullLabel}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
    >
      {label}
    </ActionButton>
  );
}
