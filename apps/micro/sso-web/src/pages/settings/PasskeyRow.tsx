import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { Passkey } from '@portal/api-client/contract';
import { ActionButton, useFormatters } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../useApi.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

export type PasskeyRowProps = { passkey: Passkey; onChanged: () => Promise<void> };

/** One passkey: what it is called, when it was used last, another name, and taking it away. */
export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const saved = useSaved();
  const { id, name = '', createdAt, lastUsedAt } = passkey;
  const [draft, setDraft] = useState<string>();
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => setDraft(undefined),
    onError: saved.failed,
    onSettled: onChanged,
  });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const next = draft?.trim();
    if (next) change.mutate(async () => api.renamePasskey({ id, name: next }));
  };
  const when = lastUsedAt ?? createdAt;
  return (
    <li>
      {draft === undefined ? (
        <div className={classes.contact}>
          <span>{name}</span>
          <span className={classes.contactName}>{when && format.dateTime(when)}</span>
          <ActionButton onClick={() => setDraft(name)}>
            {i18n._({ id: 'sso.passkeys.rename', message: '改名' })}
          </ActionButton>
          <ActionButton
            disabled={change.isPending}
            onClick={() => change.mutate(async () => api.removePasskey({ id }))}
          >
            {i18n._({ id: 'sso.passkeys.remove', message: '移除' })}
          </ActionButton>
        </div>
      ) : (
        <form className={classes.form} noValidate onSubmit={rename}>
          <TextInput
            label={i18n._({ id: 'sso.passkeys.name', message: '名称' })}
            maxLength={60}
            autoFocus
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <div className={classes.buttons}>
            <ActionButton type="submit" isPrimary disabled={change.isPending}>
              {i18n._({ id: 'sso.save', message: '保存' })}
            </ActionButton>
            <ActionButton onClick={() => setDraft(undefined)}>
              {i18n._({ id: 'sso.cancel', message: '取消' })}
            </ActionButton>
          </div>
        </form>
      )}
    </li>
  );
}
