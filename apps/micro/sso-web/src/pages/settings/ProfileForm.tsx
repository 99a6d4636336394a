import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { UserInfo } from '@portal/api-client/contract';
import { ActionButton } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../useApi.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

export type ProfileFormProps = { user: UserInfo; onDirty: (isDirty: boolean) => void };

/** What the person is called. */
export function ProfileForm({ user, onDirty }: ProfileFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const saved = useSaved();
  const nickNameField = useRef<HTMLInputElement>(null);
  const [nickName, setNickName] = useState(user.nickName ?? '');
  const [realName, setRealName] = useState(user.realName ?? '');
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: () => api.changeProfile({ nickName, realName }),
    onSuccess: async () => {
      onDirty(false);
      await saved.userChanged();
    },
    onError: saved.failed,
  });
  const isMissing = nickName.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) nickNameField.current?.focus();
    else if (!save.isPending) save.mutate();
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    onDirty(true);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        ref={nickNameField}
        label={i18n._({ id: 'sso.profile.nickName', message: '昵称' })}
        required
        maxLength={40}
        value={nickName}
        onChange={change(setNickName)}
        error={isTried && isMissing && i18n._({ id: 'sso.field.required', message: '请填写' })}
      />
      <TextInput
        label={i18n._({ id: 'sso.people.name', message: '姓名' })}
        maxLength={40}
        value={realName}
        onChange={change(setRealName)}
      />
      <div>
        <ActionButton type="submit" isPrimary disabled={save.isPending} aria-busy={save.isPending}>
          {i18n._({ id: 'sso.save', message: '保存' })}
        </ActionButton>
      </div>
    </form>
  );
}
