import type { BillingValue } from '@portal/server/schema/systems';
import { amazonTree } from '../trees/amazon.ts';
import { biTree, omsTree } from '../trees/biAndOms.ts';
import { erpGrowth } from '../trees/erpGrowth.ts';
import { erpTrade } from '../trees/erpTrade.ts';
import { erpLabTree, labTree } from '../trees/lab.ts';
import type { Words } from '../trees/parseOutline.ts';
import { userTree, wmsTree } from '../trees/wmsAndUser.ts';

/** A system that a company of the demo data has subscribed to. */
export type DemoSystem = {
  systemCode: string;
  /** Ends the service id: `svc-erp`. */
  slug: string;
  name: Words;
  /** Leads the ids of its menus. */
  menuPrefix: string;
  outline: string;
  /** What stands in the menus of a lab besides. */
  lab: string;
  status: number;
  serviceDeploy: number;
  /** Missing: bought without a package. */
  package?: { id: string; name: Words };
  billing: BillingValue[];
  /** Days from the seed's time until the service ends. */
  expiresInDays: number;
};

const standard: Words = ['标准版', 'Standard', '스탠다드'];
const flagship: Words = ['旗舰版', 'Flagship', '플래그십'];

const erp: DemoSystem = {
  systemCode: 'ERP',
  slug: 'erp',
  name: ['跨境 ERP', 'Cross-border ERP', '크로스보더 ERP'],
  menuPrefix: '01',
  outline: erpTrade + erpGrowth,
  lab: erpLabTree,
  status: 2,
  serviceDeploy: 4,
  package: { id: 'pkg-erp-standard', name: standard },
  billing: [
    { keyValue: 'ORDER_QUANTITY', billingItemValue: 20_000, unlimitedUse: false },
    { keyValue: 'SHOP_QUANTITY', billingItemValue: 30, unlimitedUse: false },
  ],
  expiresInDays: 240,
};

const amazon: DemoSystem = {
  systemCode: 'AMAZON_OPERATE',
  slug: 'amazon',
  name: ['亚马逊运营', 'Amazon operations', '아마존 운영'],
  menuPrefix: '02',
  outline: amazonTree,
  lab: labTree,
  status: 4,
  serviceDeploy: 4,
  package: { id: 'pkg-amazon-flagship', name: flagship },
  billing: [{ keyValue: 'SHOP_QUANTITY', billingItemValue: 20, unlimitedUse: false }],
  expiresInDays: 120,
};

const oms: DemoSystem = {
  systemCode: 'OMS',
  slug: 'oms',
  name: ['订单管理', 'Order management', '주문 관리'],
  menuPrefix: '04',
  outline: omsTree,
  lab: labTree,
  status: 2,
  serviceDeploy: 4,
  package: { id: 'pkg-oms-standard', name: standard },
  billing: [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 0, unlimitedUse: true }],
  expiresInDays: 300,
};

const userCentre: DemoSystem = {
  systemCode: 'SSO_SYS_USER',
  slug: 'user',
  name: ['用户中心', 'User centre', '사용자 센터'],
  menuPrefix: '06',
  outline: userTree,
  lab: '',
  status: 2,
  serviceDeploy: 4,
  package: { id: 'pkg-user', name: standard },
  billing: [],
  expiresInDays: 3_650,
};

/** Every system of the large company, in the order of the switcher: each status that access rests on. */
const starlight: readonly DemoSystem[] = [
  erp,
  amazon,
  {
    systemCode: 'BI',
    slug: 'bi',
    name: ['数据分析', 'Business intelligence', '데이터 분석'],
    menuPrefix: '03',
    outline: biTree,
    lab: labTree,
    status: 4,
    serviceDeploy: 4,
    package: { id: 'pkg-bi-standard', name: standard },
    billing: [],
    expiresInDays: 25,
  },
  oms,
  {
    systemCode: 'WMS',
    slug: 'wms',
    name: ['仓储管理', 'Warehouse management', '창고 관리'],
    menuPrefix: '05',
    outline: wmsTree,
    lab: labTree,
    status: 2,
    serviceDeploy: 4,
    package: { id: 'pkg-wms-standard', name: standard },
    billing: [{ keyValue: 'WAREHOUSE_QUANTITY', billingItemValue: 8, unlimitedUse: false }],
    expiresInDays: 300,
  },
  userCentre,
  closed('TMS', 'tms', ['运输管理', 'Transport management', '운송 관리'], { status: 3, hasPackage: true }),
  closed('M2B', 'm2b', ['品牌分销', 'Brand distribution', '브랜드 유통'], { status: 9, hasPackage: false }),
  {
    systemCode: 'SYS_LISTING',
    slug: 'listing',
    name: ['智能刊登', 'Smart listing', '스마트 리스팅'],
    menuPrefix: '09',
    outline: '',
    lab: '',
    status: 2,
    serviceDeploy: 2,
    package: { id: 'pkg-listing-standard', name: standard },
    billing: [],
    expiresInDays: 365,
  },
  closed('CRM', 'crm', ['客户管理', 'Customer management', '고객 관리'], { status: 3, hasPackage: false }),
];

const noQuota: BillingValue[] = [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 0, unlimitedUse: false }];

/** The systems of each demo company. */
export const demoSystems: Readonly<Record<string, readonly DemoSystem[]>> = {
  'c-starlight': starlight,
  'c-tidewater': [erp, oms, userCentre],
  'c-bluepeak': [{ ...erp, billing: noQuota }, amazon, userCentre],
};

function closed(
  systemCode: string,
  slug: string,
  name: Words,
  { status, hasPackage }: { status: number; hasPackage: boolean },
): DemoSystem {
  return {
    systemCode,
    slug,
    name,
    menuPrefix: '08',
    outline: '',
    lab: '',
    status,
    serviceDeploy: 4,
    ...(hasPackage && { package: { id: `pkg-${slug}-standard`, name: standard } }),
    billing: [],
    expiresInDays: -20,
  };
}
