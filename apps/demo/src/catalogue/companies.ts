/** A company of the demo data. */
export type DemoCompany = {
  id: string;
  code: string;
  name: string;
  subjectCodeEncrypt: string;
  specialBrand: boolean;
  /** Leads the service ids: `svc-erp`. */
  servicePrefix: string;
  /** Leads the menu ids. */
  menuPrefix: string;
  /** Leads the SKUs. */
  skuPrefix: string;
  /** Orders at size 1. */
  orderCount: number;
  /** Kinds of product. */
  productKinds: number;
};

/** The companies of the demo data: the large one, a second one, and the one of the special brand. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    id: 'c-starlight',
    code: 'STARLIGHT',
    name: '星辰跨境 Starlight',
    subjectCodeEncrypt: 'sbj_9f2c71e04ab83d56',
    specialBrand: false,
    servicePrefix: 'svc',
    menuPrefix: '1',
    skuPrefix: 'ST',
    orderCount: 5_000,
    productKinds: 24,
  },
  {
    id: 'c-tidewater',
    code: 'TIDEWATER',
    name: '潮汐优选 Tidewater',
    subjectCodeEncrypt: 'sbj_30d8b5a6c91f7e42',
    specialBrand: false,
    servicePrefix: 'svc2',
    menuPrefix: '2',
    skuPrefix: 'TW',
    orderCount: 600,
    productKinds: 10,
  },
  {
    id: 'c-bluepeak',
    code: 'BLUEPEAK',
    name: '蓝峰品牌 Bluepeak',
    subjectCodeEncrypt: 'sbj_c64a19f8027be35d',
    specialBrand: true,
    servicePrefix: 'svc3',
    menuPrefix: '3',
    skuPrefix: 'BP',
    orderCount: 200,
    productKinds: 6,
  },
];
