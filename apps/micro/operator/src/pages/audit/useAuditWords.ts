import { useLingui } from '@lingui/react';

/** What the audit log holds, in words; what has none is named as it is written. */
export function useAuditWords() {
  const { i18n } = useLingui();
  const kinds: Readonly<Record<string, string>> = {
    'sign-in': i18n._({ id: 'operator.audit.sign-in', message: '登录' }),
    refused: i18n._({ id: 'operator.audit.refused', message: '登录被拒' }),
    rights: i18n._({ id: 'operator.audit.rights', message: '权限' }),
    purchase: i18n._({ id: 'operator.audit.purchase', message: '购买' }),
    export: i18n._({ id: 'operator.health.exports', message: '导出' }),
    operator: i18n._({ id: 'operator.audit.operator', message: '运营' }),
  };
  const actions: Readonly<Record<string, string>> = {
    'company-opened': i18n._({ id: 'operator.did.company-opened', message: '开通企业' }),
    'company-changed': i18n._({ id: 'operator.did.company-changed', message: '修改企业' }),
    'company-locked': i18n._({ id: 'operator.did.company-locked', message: '锁定企业' }),
    'company-unlocked': i18n._({ id: 'operator.did.company-unlocked', message: '解除锁定企业' }),
    'service-added': i18n._({ id: 'operator.did.service-added', message: '开通系统' }),
    'service-changed': i18n._({ id: 'operator.did.service-changed', message: '修改服务' }),
    'person-disabled': i18n._({ id: 'operator.did.person-disabled', message: '停用人员' }),
    'person-enabled': i18n._({ id: 'operator.did.person-enabled', message: '启用人员' }),
    'sessions-ended': i18n._({ id: 'operator.did.sessions-ended', message: '结束登录' }),
    'password-link': i18n._({ id: 'operator.did.password-link', message: '生成设置密码的地址' }),
    'announcement-published': i18n._({ id: 'operator.did.announcement-published', message: '发布公告' }),
    'announcement-changed': i18n._({ id: 'operator.did.announcement-changed', message: '修改公告' }),
    'announcement-recalled': i18n._({ id: 'operator.did.announcement-recalled', message: '撤回公告' }),
    'announcement-shown-again': i18n._({
      id: 'operator.did.announcement-shown-again',
      message: '重新展示公告',
    }),
    'notice-sent': i18n._({ id: 'operator.did.notice-sent', message: '群发通知' }),
    'live-planned': i18n._({ id: 'operator.did.live-planned', message: '安排直播' }),
    'live-changed': i18n._({ id: 'operator.did.live-changed', message: '修改直播' }),
    'live-ended': i18n._({ id: 'operator.did.live-ended', message: '结束直播' }),
    'live-called-off': i18n._({ id: 'operator.did.live-called-off', message: '取消直播' }),
    'job-again': i18n._({ id: 'operator.did.job-again', message: '重试任务' }),
    'export-again': i18n._({ id: 'operator.did.export-again', message: '重试导出' }),
    'message-again': i18n._({ id: 'operator.did.message-again', message: '重发消息' }),
    'audit-exported': i18n._({ id: 'operator.did.audit-exported', message: '导出审计日志' }),
  };
  return {
    kindOf: (kind: string) => kinds[kind] ?? kind,
    actionOf: (action: string) => (Object.hasOwn(actions, action) ? (actions[action] ?? action) : action),
  };
}
