/** An operator-set parameter. */
export type DemoParam = { systemGroup: string; systemName: string; systemValue: string };

/** The parameters that every demo company starts with. */
export const demoParams: readonly DemoParam[] = [
  { systemGroup: 'SSO_ENV', systemName: 'PROD', systemValue: '正式环境' },
  { systemGroup: 'SSO_ENV', systemName: 'DEMO', systemValue: '演示环境' },
  { systemGroup: 'SSO_CONFIG', systemName: 'SSO_SOCKET_TYPE', systemValue: 'websock' },
  { systemGroup: 'SSO_CONFIG', systemName: 'GUIDE_WHITE_USER', systemValue: '-1' },
  { systemGroup: 'GUIDE_VIDEO', systemName: 'SHOP_AUTHORISATION', systemValue: '/guide/shop-authorisation' },
  { systemGroup: 'GUIDE_VIDEO', systemName: 'AUTO_DATA_PULL', systemValue: '/guide/auto-data-pull' },
  { systemGroup: 'GUIDE_VIDEO', systemName: 'ADS_AUTHORISATION', systemValue: '/guide/ads-authorisation' },
  { systemGroup: 'GUIDE_VIDEO', systemName: 'MAIL_AUTHORISATION', systemValue: '/guide/mail-authorisation' },
  { systemGroup: 'ECS_CUSTOMER_CONFIG', systemName: 'CONSULT_ONLINE', systemValue: '1' },
  { systemGroup: 'ECS_CUSTOMER_CONFIG', systemName: 'CONSULT_PHONE', systemValue: '400-000-0000' },
  { systemGroup: 'THIRD_SYSTEM', systemName: 'FREIGHT', systemValue: 'https://freight.example.com' },
];
