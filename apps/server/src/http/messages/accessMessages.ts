/** What the server says about systems and menus that are not served to a company. */
export const accessMessages = {
  systemDisabled: [
    '当前系统已停用，不支持查看，请联系您的专属销售经理处理',
    'This system is disabled and cannot be viewed. Please contact your account manager',
    '이 시스템은 사용 중지되어 볼 수 없어요. 담당 영업 매니저에게 문의해 주세요',
  ],
  systemAbandoned: [
    '当前系统已废弃，不支持查看，请联系您的专属销售经理处理',
    'This system has been retired and cannot be viewed. Please contact your account manager',
    '이 시스템은 폐기되어 볼 수 없어요. 담당 영업 매니저에게 문의해 주세요',
  ],
  systemDeploying: [
    '当前系统正在部署中，不支持查看',
    'This system is being deployed and cannot be viewed yet',
    '이 시스템은 배포 중이어서 볼 수 없어요',
  ],
  systemNotBought: [
    '您的公司尚未订购该系统',
    'Your company has not bought this system',
    '회사가 아직 구매하지 않은 시스템이에요',
  ],
  systemNotAuthorised: [
    '您没有访问权限，请联系管理员',
    'You have no access, please contact your administrator',
    '접근 권한이 없어요. 관리자에게 문의해 주세요',
  ],
  quotaEmpty: [
    '当前套餐的额度已用完，请购买后继续使用',
    'The quota of your package is used up. Buy more to continue',
    '요금제 사용량을 모두 썼어요. 구매한 뒤 계속 사용해 주세요',
  ],
  serviceExpired: [
    '该服务已到期，请续费后继续使用',
    'This service has expired. Renew it to continue',
    '이용 기간이 만료되었어요. 갱신한 뒤 계속 사용해 주세요',
  ],
  platformUnbound: ['请先绑定店铺', 'Connect a shop first', '먼저 상점을 연결해 주세요'],
  menuNotPurchased: [
    '该功能尚未购买，请购买后使用',
    'This feature was not bought. Buy it to use it',
    '아직 구매하지 않은 기능이에요. 구매한 뒤 사용해 주세요',
  ],
  platformExpired: [
    '该功能所属平台已到期，请尽快续费',
    'The platform of this feature has expired. Please renew it soon',
    '이 기능의 플랫폼 사용 기간이 만료되었어요. 빨리 갱신해 주세요',
  ],
  assetsExpired: [
    '该应用已到期，无法使用',
    'This app has expired and cannot be used',
    '이 앱은 사용 기간이 만료되어 사용할 수 없어요',
  ],
} satisfies Record<string, readonly [zh: string, en: string, ko: string]>;
