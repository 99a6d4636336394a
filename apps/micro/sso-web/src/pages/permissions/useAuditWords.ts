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
      'sign-out': i18n._({ id: 'sso.audit.sign-in.sign-out', message: '退出登录' }),
    },
    refused: {
      password: i18n._({ id: 'sso.audit.refused.password', message: '密码错误' }),
      provider: i18n._({ id: 'sso.audit.refused.provider', message: '第三方登录被拒' }),
      disabled: i18n._({ id: 'sso.audit.refused.disabled', message: '账号已停用' }),
    },
    rights: {
      'person-added': i18n._({ id: 'sso.audit.rights.person-added', message: '添加子账号' }),
      'person-disabled': i18n._({ id: 'sso.audit.rights.person-disabled', message: '停用子账号' }),
      'person-enabled': i18n._({ id: 'sso.audit.rights.person-enabled', message: '启用子账号' }),
      'person-deleted': i18n._({ id: 'sso.audit.rights.person-deleted', message: '删除子账号' }),
      'menus-granted': i18n._({ id: 'sso.audit.rights.menus-granted', message: '设置菜单' }),
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
