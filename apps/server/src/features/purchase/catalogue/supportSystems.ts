import { ORDER_QUANTITY } from '../../renewal/isQuotaEmpty.ts';
import type { ProductSystem } from './types.ts';

const WAREHOUSES = 'WAREHOUSE_QUANTITY';

/** Reports, orders, stock, transport and what else supports selling. */
export const supportSystems: readonly ProductSystem[] = [
  {
    systemCode: 'BI',
    name: ['数据分析', 'Business intelligence', '데이터 분석'],
    packages: [
      {
        packageId: 'pkg-bi-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 9_900,
        items: [],
        points: [['销售、库存、利润分析', 'Sales, stock and profit reports', '판매, 재고, 이익 분석']],
      },
      {
        packageId: 'pkg-bi-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        level: 2,
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
    systemCode: 'OMS',
    name: ['订单管理', 'Order management', '주문 관리'],
    packages: [
      {
        packageId: 'pkg-oms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 14_900,
        items: [{ keyValue: ORDER_QUANTITY, quantity: 0, monthly: true, unlimited: true }],
        points: [['全渠道订单处理', 'Orders of every channel', '모든 채널의 주문 처리']],
      },
      {
        packageId: 'pkg-oms-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        level: 2,
        monthlyAmount: 24_900,
        items: [{ keyValue: ORDER_QUANTITY, quantity: 0, monthly: true, unlimited: true }],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['渠道销售', 'Sales by channel', '채널별 매출'],
        ],
      },
    ],
    additions: [],
  },
  {
    systemCode: 'WMS',
    name: ['仓储管理', 'Warehouse management', '창고 관리'],
    packages: [
      {
        packageId: 'pkg-wms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 19_900,
        items: [{ keyValue: WAREHOUSES, quantity: 8 }],
        points: [['入库、库内、出库管理', 'Inbound, storage and dispatch', '입고, 보관, 출고 관리']],
      },
      {
        packageId: 'pkg-wms-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        level: 2,
        monthlyAmount: 39_900,
        items: [{ keyValue: WAREHOUSES, quantity: 30 }],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['自动化设备看板', 'Automation', '자동화 설비 현황'],
        ],
      },
    ],
    additions: [{ keyValue: WAREHOUSES, block: 1, amount: 9_900 }],
  },
  {
    systemCode: 'TMS',
    name: ['运输管理', 'Transport management', '운송 관리'],
    packages: [
      {
        packageId: 'pkg-tms-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 9_900,
        items: [],
        points: [['头程与尾程运输跟踪', 'First-leg and last-mile transport', '퍼스트·라스트 마일 운송 추적']],
      },
    ],
    additions: [],
  },
  {
    systemCode: 'SYS_LISTING',
    name: ['智能刊登', 'Smart listing', '스마트 리스팅'],
    packages: [
      {
        packageId: 'pkg-listing-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 12_900,
        items: [],
        points: [['一次编辑，多平台刊登', 'Edit once, list everywhere', '한 번 편집, 여러 플랫폼 등록']],
      },
    ],
    additions: [],
  },
  {
    systemCode: 'CRM',
    name: ['客户管理', 'Customer management', '고객 관리'],
    packages: [
      {
        packageId: 'pkg-crm-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 8_900,
        items: [],
        points: [['买家资料与跟进', 'Buyers and follow-ups', '구매자 정보와 후속 관리']],
      },
    ],
    additions: [],
  },
  {
    systemCode: 'SSO_SYS_USER',
    name: ['用户中心', 'User centre', '사용자 센터'],
    packages: [
      {
        packageId: 'pkg-user',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 0,
        items: [],
        points: [['随账号提供', 'Comes with the account', '계정에 포함']],
      },
      {
        packageId: 'pkg-user-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        level: 2,
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
