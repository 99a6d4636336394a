import { ActionButton } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './form.module.css';
import type { useActForm } from './useActForm.ts';

export type ActFormProps = {
  form: Pick<ReturnType<typeof useActForm>, 'element' | 'isPending' | 'submit'>;
  /** What the button that sends shows. */
  label: string;
  isPrimary?: boolean;
  /** Whether there is nothing to send. */
  disabled?: boolean;
  className?: string | undefined;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Fields with the button that sends them, once at a time. */
export function ActForm(props: ActFormProps) {
  const {
    form,
    label,
    isPrimary = true,
    disabled = false,
    className = classes.form,
    aside,
    children,
  } = props;
  return (
    <form ref={form.element} className={className} noValidate onSubmit={form.submit}>
      {children}
      <div className={classes.actions}>
        <ActionButton
          type="submit"
          isPrimary={isPrimary}
          disabled={disabled || form.isPending}
          aria-busy={form.isPending}
        >
          {label}
        </ActionButton>
        {aside}
      </div>
    </form>
  );
}
