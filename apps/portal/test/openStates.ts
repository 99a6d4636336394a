import type { Menu, SystemEntry } from '@portal/api-client/contract';
import { directory, menuTree, page, system } from '@portal/menu-engine/testing';
import { type Answers, type Backend, CONFIG } from './createBackend.ts';
import { INBOX, NEIGHBOUR, RECORD, RECORD_ELSEWHERE, TARGET, TWIN } from './waysIn.ts';

/** What may be wrong with a menu, a person or a system. */
export type OpenState = {
  /** Traits of the menu; null where the person's role has no such menu. */
  menu?: Partial<Menu> | null;
  /** Platforms whose shops are bound. @default AMAZON */
  bound?: string[];
  demo?: boolean;
  /** Another system. */
  other?: Partial<SystemEntry> & { systemCode: string };
  specialBrand?: boolean;
  homeMenuId?: string;
};

const RECORD_OF_ORDERS = {
  kind: 'orders',
  id: 'o2',
  title: RECORD_ELSEWHERE,
  detail: '',
  app: 'notes',
  path: '/all',
};

/** Puts a server into a state. */
export function setState(
  backend: Backend,
  { menu = {}, bound = ['AMAZON'], demo, other, ...rest }: OpenState,
) {
  const targets = menu && [
    page('target', TARGET, { path: 'amazon', collectFlag: 2, ...menu }),
    page('twin', TWIN, { path: 'amazon', ...menu }),
    page('inbox', INBOX, { path: 'sso-web', menuUrl: '/company/notice/notification', ...menu }),
  ];
  const systems = [
    system('OMS', '订单管理', { serviceInfoExt: { boundPlatforms: bound } }),
    ...(other ? [system(other.systemCode, '目标系统', other)] : []),
  ];
  const answers: Answers = {
    getMenuTreeByServiceAndRole: () =>
      menuTree(
        [
          directory('sales', '销售', [
            directory('orders', '订单', [page('all', NEIGHBOUR, { path: 'notes' }), ...(targets ?? [])]),
          ]),
        ],
        { homeMenuId: rest.homeMenuId },
      ),
    querySystemExtListForSub: () => ({ dataList: systems, total: systems.length }),
    queryFavorites: () => ({ dataList: [{ menuId: 'target' }], totalCount: 1 }),
    searchRecords: () => ({
      dataList: [
        { ...RECORD_OF_ORDERS, id: 'o1', title: RECORD, systemCode: 'OMS', app: 'amazon', path: '/target' },
        ...(other ? [{ ...RECORD_OF_ORDERS, systemCode: other.systemCode }] : []),
      ],
    }),
    getUserInfoByHideCode: () => ({
      userId: 'u-ruoxi',
      nickName: '若溪',
      subjectCodeEncrypt: 'sbj_u-ruoxi',
      ssoEnv: demo ? 'DEMO' : 'PROD',
      ssoEnvList: [],
    }),
    getRuntimeConfig: () => ({
      ...CONFIG,
      microApps: CONFIG.microApps.map((app) => ({ ...app, capabilities: ['navigate', 'openDialog'] })),
      specialBrandHosts: rest.specialBrand ? ['localhost'] : [],
    }),
  };
  backend.set(answers);
}
