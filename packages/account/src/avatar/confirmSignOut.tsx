import type { I18n } from '@lingui/core';
import type { Dialogs } from '@portal/ui';
import classes from './confirmSignOut.module.css';

/** What is unsaved, and how it is asked about. */
export type ConfirmSignOutOptions = {
  dialogs: Dialogs;
  i18n: I18n;
  /** Names of the pages that hold something unsaved. */
  unsaved: readonly string[];
};

/** Asks whether to sign out, and names what would be lost. */
export function confirmSignOut({ dialogs, i18n, unsaved }: ConfirmSignOutOptions): Promise<boolean> {
  const isLoss = unsaved.length > 0;
  return dialogs.confirm({
    title: i18n._({ id: 'account.signOut.title', message: '退出登录' }),
    message: (
      <>
        {isLoss && (
          <span className={classes.unsaved}>
            {i18n._({
              id: 'account.signOut.unsaved',
              message: '{count, plural, other {以下 # 个页面有未保存的内容，退出后将无法找回：}}',
              values: { count: unsaved.length },
            })}
            {unsaved.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pages may carry the same name
              <span key={index} className={classes.name}>
                {name}
              </span>
            ))}
          </span>
        )}
        {i18n._({
          id: 'account.signOut.text',
          message: '其他标签页也会一同退出，那里未保存的内容可能会丢失。',
        })}
      </>
    ),
    confirmLabel: i18n._({ id: 'account.signOut.confirm', message: '退出登录' }),
    tone: isLoss ? 'danger' : 'primary',
  });
}
