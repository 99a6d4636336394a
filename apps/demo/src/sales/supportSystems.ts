import type { DemoProduct } from './types.ts';

const ORDERS = 'ORDER_QUANTITY';
const WAREHOUSES = 'WAREHOUSE_QUANTITY';

/** Reports, orders, stock, transport and what else supports selling. */
export const supportSystems: readonly DemoProduct[] = [
  {
    system: 'BI',
    packages: [
      {
        id: 'pkg-bi-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 9_900,
        items: [],
        points: [['销售、库存、利润分析', 'Sales, stock and profit reports', '판매, 재고, 이익 분석']],
      },
      {
        id: 'pkg-bi-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        monthlyAmount: 19_900,
        items: [],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['预算', 'Budgets', '예산'],
        ],
      },
    ],
    additions: [],
  },
  {
    system: 'OMS',
    packages: [
      {
        id: 'pkg-oms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 14_900,
        items: [{ item: ORDERS, monthly: true, unlimited: true }],
        points: [['全渠道订单处理', 'Orders of every channel', '모든 채널의 주문 처리']],
      },
      {
        id: 'pkg-oms-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        monthlyAmount: 24_900,
        items: [{ item: ORDERS, monthly: true, unlimited: true }],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['渠道销售', 'Sales by channel', '채널별 매출'],
        ],
      },
    ],
    additions: [],
  },
  {
    system: 'WMS',
    packages: [
      {
        id: 'pkg-wms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 19_900,
        items: [{ item: WAREHOUSES, count: 8 }],
        points: [['入库、库内、出库管理', 'Inbound, storage and dispatch', '입고, 보관, 출고 관리']],
      },
      {
        id: 'pkg-wms-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        monthlyAmount: 39_900,
        items: [{ item: WAREHOUSES, count: 30 }],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['自动化设备看板', 'Automation', '자동화 설비 현황'],
        ],
      },
    ],
    additions: [{ item: WAREHOUSES, block: 1, amount: 9_900 }],
  },
  {
    system: 'TMS',
    packages: [
      {
        id: 'pkg-tms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 9_900,
        items: [],
        points: [['头程与尾程运输跟踪', 'First-leg and last-mile transport', '퍼스트·라스트 마일 운송 추적']],
      },
    ],
    additions: [],
  },
  {
    system: 'SYS_LISTING',
    packages: [
      {
        id: 'pkg-listing-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 12_900,
        items: [],
        points: [['一次编辑，多平台刊登', 'Edit once, list everywhere', '한 번 편집, 여러 플랫폼 등록']],
      },
    ],
    additions: [],
  },
  {
    system: 'CRM',
    packages: [
      {
        id: 'pkg-crm-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 8_900,
        items: [],
        points: [['买家资料与跟进', 'Buyers and follow-ups', '구매자 정보와 후속 관리']],
      },
    ],
    additions: [],
  },
  {
    system: 'SSO_SYS_USER',
    packages: [
      {
        id: 'pkg-user',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 0,
        items: [],
        points: [['随账号提供', 'Comes with the account', '계정에 포함']],
      },
      {
        id: 'pkg-user-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        monthlyAmount: 1_990,
        items: [],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['子公司', 'Subsidiaries', '자회사'],
        ],
      },
    ],
    additions: [],
  },
];
