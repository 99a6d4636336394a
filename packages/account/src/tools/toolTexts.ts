/** What the account's tools are called, and what they say in a toast or as a dialog's title. */
export const TOOL_TEXTS = {
  consult: /*i18n*/ { id: 'account.consult.label', message: '在线客服' },
  consultMissing: /*i18n*/ { id: 'account.consult.missing', message: '在线客服暂不可用，请稍后再试' },
  demoTip: /*i18n*/ { id: 'account.demo.tip', message: '演示环境不支持该操作' },
  demoFailed: /*i18n*/ { id: 'account.demo.failed', message: '未能切换环境，请稍后再试' },
  helper: /*i18n*/ { id: 'account.helper.label', message: '产品 AI 助手' },
  outside: /*i18n*/ { id: 'account.outside.title', message: '打开新页面' },
  offline: /*i18n*/ { id: 'account.offline.title', message: '下线通知' },
  passwordChanged: /*i18n*/ { id: 'account.security.passwordChanged', message: '密码已修改' },
  accountDisabled: /*i18n*/ { id: 'account.security.disabled', message: '账号已停用' },
  subAccountDeleted: /*i18n*/ { id: 'account.security.deleted', message: '子账号已删除' },
  shopsMissing: /*i18n*/ { id: 'account.shops.missing', message: '店铺授权暂不可用，请稍后再试' },
  version: /*i18n*/ { id: 'account.version.label', message: '切换到新版本' },
  versionTitle: /*i18n*/ { id: 'account.version.title', message: '切换版本' },
} as const;
