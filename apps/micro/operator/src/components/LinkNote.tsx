import { useLingui } from '@lingui/react';
import type { PasswordLink } from '@portal/api-client/contract/operator';
import { ActionButton, useFeedback, useFormatters } from '@portal/ui';
import form from './form.module.css';

export type LinkNoteProps = { link: PasswordLink };

/** Where a person sets a password and with which code, to be handed on; it is shown this once. */
export function LinkNote({ link }: LinkNoteProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { toasts } = useFeedback();
  const { contact = '', address = '', code, validUntil = '', retryAfterSeconds = 0 } = link;
  if (!code)
    return (
      <div className={form.note} role="status">
        <p>
          {i18n._({
            id: 'operator.link.wait',
            message: '刚刚已为 {contact} 生成过验证码，{seconds} 秒后可以重新生成。',
            values: { contact, seconds: retryAfterSeconds },
          })}
        </p>
      </div>
    );
  const copy = () =>
    navigator.clipboard
      .writeText(`${address}\n${code}`)
      .then(() =>
        toasts.show({ tone: 'success', title: i18n._({ id: 'operator.link.copied', message: '已复制' }) }),
      )
      .catch(() =>
        toasts.show({
          tone: 'danger',
          title: i18n._({ id: 'operator.link.notCopied', message: '浏览器不允许复制，请手动选取' }),
        }),
      );
  return (
    <div className={form.note} role="status">
      <p>
        {i18n._({
          id: 'operator.link.lead',
          message: '请把地址和验证码交给 {contact}，在 {time} 前设置密码，仅可使用一次。',
          values: { contact, time: format.time(validUntil) },
        })}
      </p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </p>
      <p className={form.code}>{code}</p>
      <div className={form.actions}>
        <ActionButton icon="copy" onClick={copy}>
          {i18n._({ id: 'operator.link.copy', message: '复制' })}
        </ActionButton>
      </div>
    </div>
  );
}
