import { guideClips } from '../guide/guideClips.ts';

/** An operator-set parameter. */
export type DemoParam = {
  systemGroup: string;
  systemName: string;
  systemValue: string;
  /** @default 1 */
  status?: number;
  /** The companies that have it; all when missing. */
  companies?: readonly string[];
};

/** The parameters that every demo company starts with. */
export const demoParams: readonly DemoParam[] = [
  { systemGroup: 'SSO_ENV', systemName: 'PROD', systemValue: '正式环境' },
  { systemGroup: 'SSO_ENV', systemName: 'DEMO', systemValue: '演示环境' },
  { systemGroup: 'SSO_CONFIG', systemName: 'SSO_SOCKET_TYPE', systemValue: 'websock' },
  { systemGroup: 'SSO_CONFIG', systemName: 'GUIDE_WHITE_USER', systemValue: '-1' },
  ...guideClips.map(({ systemName, value }) => ({
    systemGroup: 'GUIDE_VIDEO',
    systemName,
    systemValue: JSON.stringify(value),
  })),
  // Status 2 is a consult page of the system's own; others take the general table.
  {
    systemGroup: 'ECS_CUSTOMER_CONFIG',
    systemName: 'WMS',
    systemValue: '{appsOrigin}/stand-in/consult',
    status: 2,
  },
  { systemGroup: 'ECS_CUSTOMER_CONFIG', systemName: 'BI', systemValue: '{appsOrigin}/stand-in/consult' },
  {
    systemGroup: 'PLATFORM_VERSION',
    systemName: 'SSO_SYS_USER_SUPER',
    systemValue: '超级版',
    companies: ['c-starlight', 'c-bluepeak'],
  },
  { systemGroup: 'THIRD_SYSTEM', systemName: 'FREIGHT', systemValue: 'https://freight.example.com' },
  { systemGroup: 'COMPANY_SETTING', systemName: 'PRODUCT_AI', systemValue: '1' },
  {
    systemGroup: 'FUNDS_ASSISTANT',
    systemName: 'AUTH_STATUS',
    systemValue: '1',
    companies: ['c-starlight'],
  },
  {
    systemGroup: 'FUNDS_ASSISTANT',
    systemName: 'PAGE',
    systemValue: '{appsOrigin}/stand-in/funds',
    companies: ['c-starlight'],
  },
  { systemGroup: 'FREE_PACKAGE', systemName: 'CRM', systemValue: 'pkg-crm-free', companies: ['c-starlight'] },
];
