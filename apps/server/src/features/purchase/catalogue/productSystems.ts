import { ORDER_QUANTITY } from '../../renewal/isQuotaEmpty.ts';
import { supportSystems } from './supportSystems.ts';
import type { ProductSystem } from './types.ts';

const SHOPS = 'SHOP_QUANTITY';

const salesSystems: readonly ProductSystem[] = [
  {
    systemCode: 'ERP',
    name: ['跨境 ERP', 'Cross-border ERP', '크로스보더 ERP'],
    packages: [
      {
        packageId: 'pkg-erp-standard',
        name: ['标准版', 'Standard', '스탠다드'],
        level: 1,
        monthlyAmount: 29_900,
        items: [
          { keyValue: ORDER_QUANTITY, quantity: 20_000, monthly: true },
          { keyValue: SHOPS, quantity: 30 },
        ],
        points: [
          ['订单、采购、库存、财务全流程', 'Orders, purchasing, stock and finance', '주문, 구매, 재고, 재무'],
          ['多平台店铺统一管理', 'Shops of every platform in one place', '여러 플랫폼 매장 통합 관리'],
        ],
      },
      {
        packageId: 'pkg-erp-pro',
        name: ['专业版', 'Professional', '프로페셔널'],
        level: 2,
        monthlyAmount: 59_900,
        items: [
          { keyValue: ORDER_QUANTITY, quantity: 50_000, monthly: true },
          { keyValue: SHOPS, quantity: 80 },
        ],
        points: [
          ['包含标准版全部功能', 'Everything in Standard', '스탠다드의 모든 기능'],
          ['供应商绩效与运费对账单', 'Supplier performance, freight bills', '공급업체 성과와 운임 대사'],
        ],
      },
      {
        packageId: 'pkg-erp-max',
        name: ['旗舰版', 'Flagship', '플래그십'],
        level: 3,
        monthlyAmount: 99_900,
        items: [
          { keyValue: ORDER_QUANTITY, quantity: 0, monthly: true, unlimited: true },
          { keyValue: SHOPS, quantity: 300 },
        ],
        points: [
          ['包含专业版全部功能', 'Everything in Professional', '프로페셔널의 모든 기능'],
          ['关键词排名', 'Keyword ranking', '키워드 순위'],
        ],
      },
    ],
    additions: [
      { keyValue: ORDER_QUANTITY, block: 10_000, amount: 9_900 },
      { keyValue: SHOPS, block: 5, amount: 14_900 },
    ],
  },
  {
    systemCode: 'AMAZON_OPERATE',
    name: ['亚马逊运营', 'Amazon operations', '아마존 운영'],
    packages: [
      {
        packageId: 'pkg-amazon-flagship',
        name: ['旗舰版', 'Flagship', '플래그십'],
        level: 1,
        monthlyAmount: 39_900,
        items: [{ keyValue: SHOPS, quantity: 20 }],
        points: [
          ['销售、广告、评价一屏掌握', 'Sales, ads and reviews at a glance', '판매, 광고, 리뷰를 한눈에'],
          ['全部站点', 'Every marketplace', '모든 마켓플레이스'],
        ],
      },
      {
        packageId: 'pkg-amazon-pro',
        name: ['旗舰增强版', 'Flagship Plus', '플래그십 플러스'],
        level: 2,
        monthlyAmount: 69_900,
        items: [{ keyValue: SHOPS, quantity: 60 }],
        points: [
          ['包含旗舰版全部功能', 'Everything in Flagship', '플래그십의 모든 기능'],
          ['价格异常提醒', 'Price alerts', '가격 이상 알림'],
        ],
      },
    ],
    additions: [{ keyValue: SHOPS, block: 5, amount: 14_900 }],
  },
];

/** Every system on sale, in the order in which they are offered. */
export const productSystems: readonly ProductSystem[] = [...salesSystems, ...supportSystems];

/** What a system is sold as; undefined for one that is not sold. */
export function findProductSystem(systemCode: string | null | undefined): ProductSystem | undefined {
  return productSystems.find((system) => system.systemCode === systemCode);
}
