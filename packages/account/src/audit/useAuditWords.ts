import { useLingui } from '@lingui/react';
import type { AuditActions, AuditKind } from '@portal/api-client/contract';

/** Returns the names of what the audit log holds; what has none (an action of a newer server) keeps the name it is stored by. */
export function useAuditWords() {
  const { i18n } = useLingui();
  const kinds: Record<AuditKind, string> = {
    'sign-in': i18n._({ id: 'account.audit.kind.sign-in', message: '登录' }),
    refused: i18n._({ id: 'account.audit.kind.refused', message: '登录被拒' }),
    rights: i18n._({ id: 'account.audit.kind.rights', message: '权限' }),
    purchase: i18n._({ id: 'account.audit.kind.purchase', message: '购买' }),
    export: i18n._({ id: 'account.audit.kind.export', message: '导出' }),
    operator: i18n._({ id: 'account.audit.kind.operator', message: '运营' }),
  };
  const actions: { [Kind in AuditKind]: Record<AuditActions[Kind], string> } = {
    'sign-in': {
      password: i18n._({ id: 'account.audit.sign-in.password', message: '密码登录' }),
      link: i18n._({ id: 'account.audit.sign-in.link', message: '链接登录' }),
      registration: i18n._({ id: 'account.audit.sign-in.registration', message: '注册' }),
      provider: i18n._({ id: 'account.audit.sign-in.provider', message: '第三方登录' }),
      partner: i18n._({ id: 'account.audit.sign-in.partner', message: '合作方登录' }),
      'app-store': i18n._({ id: 'account.audit.sign-in.app-store', message: '应用商店登录' }),
      demo: i18n._({ id: 'account.audit.sign-in.demo', message: '进入演示' }),
      company: i18n._({ id: 'account.audit.sign-in.company', message: '进入企业' }),
      'password-changed': i18n._({ id: 'account.audit.sign-in.password-changed', message: '修改密码' }),
      'password-recovered': i18n._({ id: 'account.audit.sign-in.password-recovered', message: '找回密码' }),
      linked: i18n._({ id: 'account.audit.sign-in.linked', message: '关联登录方式' }),
      unlinked: i18n._({ id: 'account.audit.sign-in.unlinked', message: '解除登录方式' }),
      passkey: i18n._({ id: 'account.audit.sign-in.passkey', message: '通行密钥登录' }),
      'passkey-added': i18n._({ id: 'account.audit.sign-in.passkey-added', message: '添加通行密钥' }),
      'passkey-removed': i18n._({ id: 'account.audit.sign-in.passkey-removed', message: '移除通行密钥' }),
      'second-factor-on': i18n._({ id: 'account.audit.sign-in.second-factor-on', message: '开启两步验证' }),
      'second-factor-off': i18n._({ id: 'account.audit.sign-in.second-factor-off', message: '关闭两步验证' }),
      'recovery-codes-renewed': i18n._({
        id: 'account.audit.sign-in.recovery-codes-renewed',
        message: '更换恢复码',
      }),
      'recovery-code-used': i18n._({ id: 'account.audit.sign-in.recovery-code-used', message: '使用恢复码' }),
      'device-ended': i18n._({ id: 'account.audit.sign-in.device-ended', message: '结束其他设备的登录' }),
      'agreement-accepted': i18n._({
        id: 'account.audit.sign-in.agreement-accepted',
        message: '同意协议',
      }),
      'sign-out': i18n._({ id: 'account.audit.sign-in.sign-out', message: '退出登录' }),
    },
    refused: {
      password: i18n._({ id: 'account.audit.refused.password', message: '密码错误' }),
      provider: i18n._({ id: 'account.audit.refused.provider', message: '第三方登录被拒' }),
      'second-step': i18n._({ id: 'account.audit.refused.second-step', message: '两步验证未通过' }),
      passkey: i18n._({ id: 'account.audit.refused.passkey', message: '通行密钥被拒' }),
      'single-sign-on': i18n._({ id: 'account.audit.refused.single-sign-on', message: '仅允许单点登录' }),
      disabled: i18n._({ id: 'account.audit.refused.disabled', message: '账号已停用' }),
    },
    rights: {
      'person-added': i18n._({ id: 'account.audit.rights.person-added', message: '添加子账号' }),
      'person-disabled': i18n._({ id: 'account.audit.rights.person-disabled', message: '停用子账号' }),
      'person-enabled': i18n._({ id: 'account.audit.rights.person-enabled', message: '启用子账号' }),
      'person-deleted': i18n._({ id: 'account.audit.rights.person-deleted', message: '删除子账号' }),
      'session-ended': i18n._({ id: 'account.audit.rights.session-ended', message: '结束成员的登录' }),
      'menus-granted': i18n._({ id: 'account.audit.rights.menus-granted', message: '设置菜单' }),
      'second-factor-required': i18n._({
        id: 'account.audit.rights.second-factor-required',
        message: '要求两步验证',
      }),
      'second-factor-optional': i18n._({
        id: 'account.audit.rights.second-factor-optional',
        message: '不再要求两步验证',
      }),
      'single-sign-on-only': i18n._({
        id: 'account.audit.rights.single-sign-on-only',
        message: '仅允许单点登录',
      }),
      'single-sign-on-optional': i18n._({
        id: 'account.audit.rights.single-sign-on-optional',
        message: '允许其他登录方式',
      }),
    },
    purchase: {
      ordered: i18n._({ id: 'account.audit.purchase.ordered', message: '提交订单' }),
      paid: i18n._({ id: 'account.audit.purchase.paid', message: '支付完成' }),
      'free-package': i18n._({ id: 'account.audit.purchase.free-package', message: '领取免费套餐' }),
    },
    export: {
      requested: i18n._({ id: 'account.audit.export.requested', message: '导出' }),
      revoked: i18n._({ id: 'account.audit.export.revoked', message: '收回导出' }),
      again: i18n._({ id: 'account.audit.export.again', message: '重新导出' }),
      downloaded: i18n._({ id: 'account.audit.export.downloaded', message: '下载文件' }),
    },
    operator: {
      'company-opened': i18n._({ id: 'account.audit.operator.company-opened', message: '开通企业' }),
      'company-changed': i18n._({ id: 'account.audit.operator.company-changed', message: '修改企业' }),
      'company-locked': i18n._({ id: 'account.audit.operator.company-locked', message: '锁定企业' }),
      'company-unlocked': i18n._({ id: 'account.audit.operator.company-unlocked', message: '解除锁定企业' }),
      'service-added': i18n._({ id: 'account.audit.operator.service-added', message: '开通系统' }),
      'service-changed': i18n._({ id: 'account.audit.operator.service-changed', message: '修改服务' }),
      'person-disabled': i18n._({ id: 'account.audit.operator.person-disabled', message: '停用人员' }),
      'person-enabled': i18n._({ id: 'account.audit.operator.person-enabled', message: '启用人员' }),
      'sessions-ended': i18n._({ id: 'account.audit.operator.sessions-ended', message: '结束登录' }),
      'password-link': i18n._({ id: 'account.audit.operator.password-link', message: '生成设置密码的地址' }),
      'announcement-published': i18n._({
        id: 'account.audit.operator.announcement-published',
        message: '发布公告',
      }),
      'announcement-changed': i18n._({
        id: 'account.audit.operator.announcement-changed',
        message: '修改公告',
      }),
      'announcement-recalled': i18n._({
        id: 'account.audit.operator.announcement-recalled',
        message: '撤回公告',
      }),
      'announcement-shown-again': i18n._({
        id: 'account.audit.operator.announcement-shown-again',
        message: '重新展示公告',
      }),
      'notice-sent': i18n._({ id: 'account.audit.operator.notice-sent', message: '群发通知' }),
      'live-planned': i18n._({ id: 'account.audit.operator.live-planned', message: '安排直播' }),
      'live-changed': i18n._({ id: 'account.audit.operator.live-changed', message: '修改直播' }),
      'live-ended': i18n._({ id: 'account.audit.operator.live-ended', message: '结束直播' }),
      'live-called-off': i18n._({ id: 'account.audit.operator.live-called-off', message: '取消直播' }),
      'job-again': i18n._({ id: 'account.audit.operator.job-again', message: '重试任务' }),
      'export-again': i18n._({ id: 'account.audit.operator.export-again', message: '重试导出' }),
      'message-again': i18n._({ id: 'account.audit.operator.message-again', message: '重发消息' }),
      'audit-exported': i18n._({ id: 'account.audit.operator.audit-exported', message: '导出审计日志' }),
      'setup-applied': i18n._({ id: 'account.audit.operator.setup-applied', message: '修改设置' }),
      'setup-restored': i18n._({ id: 'account.audit.operator.setup-restored', message: '恢复设置' }),
      'password-set': i18n._({ id: 'account.audit.operator.password-set', message: '设置密码' }),
      'help-written': i18n._({ id: 'account.audit.operator.help-written', message: '写帮助文档' }),
      'help-changed': i18n._({ id: 'account.audit.operator.help-changed', message: '修改帮助文档' }),
      'help-removed': i18n._({ id: 'account.audit.operator.help-removed', message: '删除帮助文档' }),
      'param-added': i18n._({ id: 'account.audit.operator.param-added', message: '添加参数' }),
      'param-changed': i18n._({ id: 'account.audit.operator.param-changed', message: '修改参数' }),
      'param-removed': i18n._({ id: 'account.audit.operator.param-removed', message: '删除参数' }),
      'agreement-added': i18n._({ id: 'account.audit.operator.agreement-added', message: '发布协议' }),
      'agreement-changed': i18n._({ id: 'account.audit.operator.agreement-changed', message: '修改协议' }),
      'agreement-removed': i18n._({ id: 'account.audit.operator.agreement-removed', message: '删除协议' }),
      'channel-tested': i18n._({ id: 'account.audit.operator.channel-tested', message: '发送测试消息' }),
    },
  };
  return {
    kindWord: (kind: string) => wordIn(kinds, kind),
    actionWord: (kind: string, action: string) =>
      Object.hasOwn(actions, kind) ? wordIn(actions[kind as AuditKind], action) : action,
  };
}

function wordIn(words: Record<string, string>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
