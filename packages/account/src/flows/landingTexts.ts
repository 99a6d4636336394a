/** What is asked before a link signs somebody else in. */
export const REPLACE_TEXTS = {
  title: /*i18n*/ { id: 'account.landing.replace', message: '登录另一个账号' },
  message: /*i18n*/ {
    id: 'account.landing.replaceText',
    message: '您已登录。继续后将退出当前账号，并登录链接中的账号。如果不是您本人打开的链接，请取消。',
  },
  confirmLabel: /*i18n*/ { id: 'account.landing.replaceConfirm', message: '继续登录' },
} as const;

/** What a toast says when the own account was linked to another party, or was not. */
export const LINK_TEXTS = {
  linked: /*i18n*/ { id: 'account.landing.linked', message: '已关联，今后可用它登录' },
  failed: /*i18n*/ { id: 'account.landing.linkFailed', message: '未能关联，请重试' },
} as const;

/** What a toast says when another party's page cannot be opened. */
export const FLOW_FAILED = /*i18n*/ { id: 'account.flow.failed', message: '提交未成功，请稍后重试。' };
