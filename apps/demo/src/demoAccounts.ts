import { DEMO_PASSWORD as password } from './catalogue/people.ts';

/** Who can sign in while the data is demo data. */
export const DEMO_ACCOUNTS = [
  account(
    'owner',
    '公司负责人，有全部系统',
    'Owner of a company with every system',
    '모든 시스템이 있는 회사의 대표',
  ),
  account('staff', '员工，菜单较少', 'Member with fewer menus', '메뉴가 적은 직원'),
  account('both', '在两家公司工作', 'Works for two companies', '두 회사에서 근무'),
  account('demo', '演示模式', 'Demo mode', '데모 모드'),
  account('plus', 'YST_PLUS'),
  account('tiktok', 'TIKTOK'),
  account('sail', 'SAIL'),
  account(
    'brand',
    '品牌公司，在 brand.localhost',
    'Special brand, at brand.localhost',
    '전용 브랜드, brand.localhost',
  ),
  account('operator', '门户运营人员', 'Runs the portal', '포털 운영자'),
];

function account(name: string, label: string, labelEn = label, labelKr = label) {
  return { account: name, password, label, labelEn, labelKr };
}
