import type { SystemEntry } from '@portal/api-client/contract';

/** Returns a system that opens, for fixtures. */
export function system(
  systemCode: string,
  systemName: string,
  fields: Partial<SystemEntry> = {},
): SystemEntry {
  return {
    serviceId: `svc-${systemCode.toLowerCase()}`,
    systemCode,
    systemName,
    status: 2,
    serviceDeploy: 4,
    packageId: `pkg-${systemCode.toLowerCase()}`,
    embedded: true,
    serviceBillingValueDTOList: [],
    ...fields,
  };
}

/** Returns a company's systems with every status that a list shows. */
export function companySystems(): SystemEntry[] {
  return [
    system('ERP', 'ERP'),
    system('AMAZON_OPERATE', '亚马逊运营', { status: 4 }),
    system('BI', '商业智能', { status: 4 }),
    system('OMS', '订单管理'),
    system('WMS', '仓储管理'),
    system('SSO_SYS_USER', '用户中心'),
    system('TMS', '物流管理', { status: 3 }),
    system('M2B', '分销平台', { status: 9, packageId: undefined }),
    system('SYS_LISTING', '刊登系统', { serviceDeploy: 2 }),
  ];
}
