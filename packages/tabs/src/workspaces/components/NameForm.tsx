import { useLingui } from '@lingui/react';
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import classes from './WorkspaceList.module.css';

const NAME_MAX = 60;

type NameFormProps = {
  label: string;
  submitLabel: string;
  initial?: string;
  /** Resolves with the reason when it was refused. */
  onSubmit: (name: string) => Promise<string | undefined>;
  /** Left by Esc. */
  onCancel?: () => void;
};

/** Asks for the name of a workspace; what was typed stays when it is refused. */
export function NameForm({ label, submitLabel, initial = '', onSubmit, onCancel }: NameFormProps) {
  const { i18n } = useLingui();
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit(): Promise<void> {
    if (isSending) return;
    const wanted = name.trim();
    if (!wanted) {
      setRefusal(i18n._({ id: 'tabs.workspaces.name.missing', message: '请输入名称' }));
      return;
    }
    setIsSending(true);
    const refused = await onSubmit(wanted);
    setIsSending(false);
    setRefusal(refused);
    if (refused === undefined) setName('');
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !onCancel) return;
    // The panel around it stays open.
    event.stopPropagation();
    onCancel();
  }

  return (
    <form
      className={classes.form}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        className={classes.field}
        size="sm"
        autoFocus
        value={name}
        maxLength={NAME_MAX}
        aria-label={label}
        placeholder={label}
        readOnly={isSending}
        error={refusal}
        onKeyDown={leave}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" size="sm" loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
