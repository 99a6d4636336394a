import { supportSystems } from './supportSystems.ts';
import type { DemoProduct } from './types.ts';

const ORDERS = 'ORDER_QUANTITY';
const SHOPS = 'SHOP_QUANTITY';

const salesSystems: readonly DemoProduct[] = [
  {
    system: 'ERP',
    packages: [
      {
        id: 'pkg-erp-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        monthlyAmount: 29_900,
        items: [
          { item: ORDERS, count: 20_000, monthly: true },
          { item: SHOPS, count: 30 },
        ],
        points: [
          ['订单、采购、库存、财务全流程', 'Orders, purchasing, stock and finance', '주문, 구매, 재고, 재무'],
          ['多平台店铺统一管理', 'Shops of every platform in one place', '여러 플랫폼 매장 통합 관리'],
        ],
      },
      {
        id: 'pkg-erp-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        monthlyAmount: 59_900,
        items: [
          { item: ORDERS, count: 50_000, monthly: true },
          { item: SHOPS, count: 80 },
        ],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['供应商绩效与运费对账单', 'Supplier performance, freight bills', '공급업체 성과와 운임 대사'],
        ],
      },
      {
        id: 'pkg-erp-max',
        name: ['旗舰版', 'Flagship', '플래그십'],
        monthlyAmount: 99_900,
        items: [
          { item: ORDERS, monthly: true, unlimited: true },
          { item: SHOPS, count: 300 },
        ],
        points: [
          ['包含专业版全部功能', 'Everything in Professional', '프로페셔널의 모든 기능'],
          ['关键词排名', 'Keyword ranking', '키워드 순위'],
        ],
      },
    ],
    additions: [
      { item: ORDERS, block: 10_000, amount: 9_900 },
      { item: SHOPS, block: 5, amount: 14_900 },
    ],
  },
  {
    system: 'AMAZON_OPERATE',
    packages: [
      {
        id: 'pkg-amazon-flagship',
        name: ['旗舰版', 'Flagship', '플래그십'],
        monthlyAmount: 39_900,
        items: [{ item: SHOPS, count: 20 }],
        points: [
          ['销售、广告、评价一屏掌握', 'Sales, ads and reviews at a glance', '판매, 광고, 리뷰를 한눈에'],
          ['全部站点', 'Every marketplace', '모든 마켓플레이스'],
        ],
      },
      {
        id: 'pkg-amazon-pro',
        name: ['旗舰增强版', 'Flagship Plus', '플래그십 플러스'],
        monthlyAmount: 69_900,
        items: [{ item: SHOPS, count: 60 }],
        points: [
          ['包含旗舰版全部功能', 'Everything in Flagship', '플래그십의 모든 기능'],
          ['价格异常提醒', 'Price alerts', '가격 이상 알림'],
        ],
      },
    ],
    additions: [{ item: SHOPS, block: 5, amount: 14_900 }],
  },
];

/** Every system on sale, in the order in which they are offered. */
export const productSystems: readonly DemoProduct[] = [...salesSystems, ...supportSystems];
