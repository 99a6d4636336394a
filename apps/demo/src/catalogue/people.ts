/** The password of every demo account. */
export const DEMO_PASSWORD = 'Portal2026';

/** A user of the demo data. */
export type DemoPerson = {
  userName: string;
  realName: string;
  nickName: string;
  classification?: string;
  ssoEnv?: string;
  subjectMode?: number;
  guideStatus?: number;
  /** 1 left menu, 2 top menu. */
  packageStyle: number;
  chooseLanguage: string;
  /** The companies in the order in which they are offered, with the role there. */
  companies: readonly (readonly [companyId: string, role: 'owner' | 'member'])[];
};

const STARLIGHT = 'c-starlight';

/** The demo accounts; `DEMO_PASSWORD` opens each. */
export const demoPeople: readonly DemoPerson[] = [
  {
    userName: 'owner',
    realName: '林若溪',
    nickName: '若溪',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
  {
    userName: 'staff',
    realName: '陈子昂',
    nickName: '子昂',
    subjectMode: 1,
    guideStatus: 3,
    packageStyle: 1,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'member']],
  },
  {
    userName: 'demo',
    realName: '体验用户',
    nickName: '体验用户',
    ssoEnv: 'DEMO',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
  {
    userName: 'plus',
    realName: '周明远',
    nickName: '明远',
    classification: 'YST_PLUS',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
  {
    userName: 'tiktok',
    realName: '韩佳音',
    nickName: '佳音',
    classification: 'TIKTOK',
    packageStyle: 1,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
  {
    userName: 'sail',
    realName: '赵启航',
    nickName: '启航',
    classification: 'SAIL',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
  {
    userName: 'both',
    realName: '吴双',
    nickName: '吴双',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [
      [STARLIGHT, 'owner'],
      ['c-tidewater', 'owner'],
    ],
  },
  {
    userName: 'brand',
    realName: '蓝一鸣',
    nickName: '一鸣',
    packageStyle: 2,
    chooseLanguage: 'zh_CN',
    companies: [['c-bluepeak', 'owner']],
  },
  {
    userName: 'demosail',
    realName: '体验用户',
    nickName: '体验用户',
    classification: 'SAIL',
    ssoEnv: 'DEMO',
    packageStyle: 1,
    chooseLanguage: 'zh_CN',
    companies: [[STARLIGHT, 'owner']],
  },
];

/** Who runs the portal: the account of the operator's console. */
export const demoOperator: DemoPerson = {
  userName: 'operator',
  realName: '苏运营',
  nickName: '运营',
  packageStyle: 1,
  guideStatus: 3,
  chooseLanguage: 'zh_CN',
  companies: [],
};
