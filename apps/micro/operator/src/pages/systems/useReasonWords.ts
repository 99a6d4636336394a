import { useLingui } from '@lingui/react';

/** Why a menu is not shown to a person, or is locked. */
export function useReasonWords(): (reason: string) => string {
  const { i18n } = useLingui();
  const words: Readonly<Record<string, string>> = {
    'person-disabled': i18n._({ id: 'operator.reason.person', message: '此人已停用' }),
    'company-locked': i18n._({ id: 'operator.reason.company', message: '企业已锁定' }),
    'no-service': i18n._({ id: 'operator.reason.noService', message: '企业没有这个系统' }),
    disabled: i18n._({ id: 'operator.reason.disabled', message: '系统已停用' }),
    abandoned: i18n._({ id: 'operator.reason.abandoned', message: '系统已废弃' }),
    'no-package': i18n._({ id: 'operator.reason.noPackage', message: '没有套餐' }),
    deploying: i18n._({ id: 'operator.reason.deploying', message: '系统部署中' }),
    'not-authorised': i18n._({ id: 'operator.reason.notAuthorised', message: '系统未授权' }),
    'quota-empty': i18n._({ id: 'operator.reason.quota', message: '额度已用完' }),
    'service-expired': i18n._({ id: 'operator.reason.expired', message: '服务已到期' }),
    locked: i18n._({ id: 'operator.reason.locked', message: '未绑定平台，显示为锁定' }),
    'not-purchased': i18n._({ id: 'operator.reason.notBought', message: '未购买，显示为锁定' }),
    'platform-expired': i18n._({ id: 'operator.reason.platform', message: '平台已到期，显示为锁定' }),
    'assets-expired': i18n._({ id: 'operator.reason.assets', message: '资源已到期，显示为锁定' }),
    'not-granted': i18n._({ id: 'operator.reason.notGranted', message: '未授权给此人' }),
    'nothing-below': i18n._({ id: 'operator.reason.empty', message: '下级菜单都不显示' }),
  };
  return (reason) => words[reason] ?? reason;
}
