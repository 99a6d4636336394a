import { useLingui } from '@lingui/react';
import { displayNameOf, type UserInfo } from '@portal/api-client/contract';
import { ActionButton, Avatar, useFeedback } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../useApi.ts';
import { cropToSquare } from './cropToSquare.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

export type AvatarFieldProps = { user: UserInfo };

/** The person's picture: another is cropped to a square and sent, or it is taken away. */
export function AvatarField({ user }: AvatarFieldProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const api = useApi();
  const saved = useSaved();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (picture: Blob) => api.uploadAvatar({ FILE: picture }),
    onSuccess: saved.userChanged,
    onError: saved.failed,
  });
  const remove = useMutation({
    mutationFn: () => api.removeAvatar({}),
    onSuccess: saved.userChanged,
    onError: saved.failed,
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await cropToSquare(file).catch(() => undefined);
    if (picture) return upload.mutate(picture);
    toasts.show({
      tone: 'warning',
      title: i18n._({ id: 'sso.avatar.unreadable', message: '请选择 PNG、JPEG 或 WebP 图片' }),
    });
  };
  const isBusy = upload.isPending || remove.isPending;
  const name = displayNameOf(user);
  return (
    <div className={classes.avatar}>
      <Avatar userId={user.userId ?? name} name={name} src={user.headImgUrl} size="large" decorative />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={i18n._({ id: 'sso.avatar.file', message: '头像图片' })}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <ActionButton disabled={isBusy} aria-busy={isBusy} onClick={() => input.current?.click()}>
        {i18n._({ id: 'sso.avatar.change', message: '更换头像' })}
      </ActionButton>
      {user.headImgUrl && (
        <ActionButton disabled={isBusy} onClick={() => remove.mutate()}>
          {i18n._({ id: 'sso.avatar.remove', message: '移除' })}
        </ActionButton>
      )}
    </div>
  );
}
