import { useLingui } from '@lingui/react';
import type { AuditActions, AuditKind } from '@portal/api-client/contract';

type Named = Exclude<AuditKind, 'operator'>;

/** The names of what the audit log holds; an operator's actions are named by their command. */
export function useAuditWords() {
  const { i18n } = useLingui();
  const kinds: Record<AuditKind, string> = {
    'sign-in': i18n._({ id: 'sso.audit.kind.sign-in', message: '登录' }),
    refused: i18n._({ id: 'sso.audit.kind.refused', message: '登录被拒' }),
    rights: i18n._({ id: 'sso.audit.kind.rights', message: '权限' }),
    purchase: i18n._({ id: 'sso.audit.kind.purchase', message: '购买' }),
    export: i18n._({ id: 'sso.audit.kind.export', message: '导出' }),
    operator: i18n._({ id: 'sso.audit.kind.operator', message: '运维' }),
  };
  const actions: { [Kind in Named]: Record<AuditActions[Kind], string> } = {
    'sign-in': {
      password: i18n._({ id: 'sso.audit.sign-in.password', message: '密码登录' }),
      link: i18n._({ id: 'sso.audit.sign-in.link', message: '链接登录' }),
      registration: i18n._({ id: 'sso.audit.sign-in.registration', message: '注册' }),
      provider: i18n._({ id: 'sso.audit.sign-in.provider', message: '第三方登录' }),
      partner: i18n._({ id: 'sso.audit.sign-in.partner', message: '合作方登录' }),
      'app-store': i18n._({ id: 'sso.audit.sign-in.app-store', message: '应用商店登录' }),
      demo: i18n._({ id: 'sso.audit.sign-in.demo', message: '进入演示' }),
      company: i18n._({ id: 'sso.audit.sign-in.company', message: '进入企业' }),
      'password-changed': i18n._({ id: 'sso.audit.sign-in.password-changed', message: '修改密码' }),
      'password-recovered': i18n._({ id: 'sso.audit.sign-in.password-recovered', message: '找回密码' }),
      linked: i18n._({ id: 'sso.audit.sign-in.linked', message: '关联登录方式' }),
      unlinked: i18n._({ id: 'sso.audit.sign-in.unlinked', message: '解除登录方式' }),
      passkey: i18n._({ id: 'sso.audit.sign-in.passkey', message: '通行密钥登录' }),
      'passkey-added': i18n._({ id: 'sso.audit.sign-in.passkey-added', message: '添加通行密钥' }),
      'passkey-removed': i18n._({ id: 'sso.audit.sign-in.passkey-removed', message: '移除通行密钥' }),
      'second-factor-on': i18n._({ id: 'sso.audit.sign-in.second-factor-on', message: '开启两步验证' }),
      'second-factor-off': i18n._({ id: 'sso.audit.sign-in.second-factor-off', message: '关闭两步验证' }),
      'recovery-codes-renewed': i18n._({
        id: 'sso.audit.sign-in.recovery-codes-renewed',
        message: '更换恢复码',
      }),
      'recovery-code-used': i18n._({ id: 'sso.audit.sign-in.recovery-code-used', message: '使用恢复码' }),
      'device-ended': i18n._({ id: 'sso.audit.sign-in.device-ended', message: '结束其他设备的登录' }),
      'sign-out': i18n._({ id: 'sso.audit.sign-in.sign-out', message: '退出登录' }),
    },
    refused: {
      password: i18n._({ id: 'sso.audit.refused.password', message: '密码错误' }),
      provider: i18n._({ id: 'sso.audit.refused.provider', message: '第三方登录被拒' }),
      'second-step': i18n._({ id: 'sso.audit.refused.second-step', message: '两步验证未通过' }),
      passkey: i18n._({ id: 'sso.audit.refused.passkey', message: '通行密钥被拒' }),
      'single-sign-on': i18n._({ id: 'sso.audit.refused.single-sign-on', message: '仅允许单点登录' }),
      disabled: i18n._({ id: 'sso.audit.refused.disabled', message: '账号已停用' }),
    },
    rights: {
      'person-added': i18n._({ id: 'sso.audit.rights.person-added', message: '添加子账号' }),
      'person-disabled': i18n._({ id: 'sso.audit.rights.person-disabled', message: '停用子账号' }),
      'person-enabled': i18n._({ id: 'sso.audit.rights.person-enabled', message: '启用子账号' }),
      'person-deleted': i18n._({ id: 'sso.audit.rights.person-deleted', message: '删除子账号' }),
      'menus-granted': i18n._({ id: 'sso.audit.rights.menus-granted', message: '设置菜单' }),
      'second-factor-required': i18n._({
        id: 'sso.audit.rights.second-factor-required',
        message: '要求两步验证',
      }),
      'second-factor-optional': i18n._({
        id: 'sso.audit.rights.second-factor-optional',
        message: '不再要求两步验证',
      }),
      'single-sign-on-only': i18n._({
        id: 'sso.audit.rights.single-sign-on-only',
        message: '仅允许单点登录',
      }),
      'single-sign-on-optional': i18n._({
        id: 'sso.audit.rights.single-sign-on-optional',
        message: '允许其他登录方式',
      }),
    },
    purchase: {
      ordered: i18n._({ id: 'sso.audit.purchase.ordered', message: '提交订单' }),
      paid: i18n._({ id: 'sso.audit.purchase.paid', message: '支付完成' }),
      'free-package': i18n._({ id: 'sso.audit.purchase.free-package', message: '领取免费套餐' }),
    },
    export: {
      requested: i18n._({ id: 'sso.audit.export.requested', message: '导出' }),
      again: i18n._({ id: 'sso.audit.export.again', message: '重新导出' }),
      downloaded: i18n._({ id: 'sso.audit.export.downloaded', message: '下载文件' }),
    },
  };
  return {
    kindWord: (kind: string) => wordIn(kinds, kind),
    actionWord: (kind: string, action: string) =>
      Object.hasOwn(actions, kind) ? wordIn(actions[kind as Named], action) : action,
  };
}

/** A newer server may tell of what this page has no word for. */
function wordIn(words: Record<string, string>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
