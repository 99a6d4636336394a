import type { StoredSales } from '../features/setup/file/SalesSchema.ts';

const ORDERS = 'ORDER_QUANTITY';
const SHOPS = 'SHOP_QUANTITY';
const names = (text: string) => ({ zh: text, en: text, ko: text });
const item = (name: string, count: number, monthly = false) => ({
  item: name,
  count,
  monthly,
  unlimited: false,
});
const unlimited = { item: ORDERS, count: 0, monthly: true, unlimited: true };

function oneOf(id: string, monthlyAmount: number, items: ReturnType<typeof item>[] = []) {
  return { id, name: names(id), monthlyAmount, items, points: [names(`What ${id} has`)] };
}

/** Four systems in packages, and an app that opens menus. */
export const testSales: StoredSales = {
  currency: 'CNY',
  periods: [
    { months: 1, discount: 0 },
    { months: 6, discount: 5 },
    { months: 12, discount: 10 },
    { months: 24, discount: 20 },
  ],
  systems: [
    {
      system: 'ERP',
      packages: [
        oneOf('pkg-erp-standard', 29_900, [item(ORDERS, 20_000, true), item(SHOPS, 30)]),
        oneOf('pkg-erp-pro', 59_900, [item(ORDERS, 50_000, true), item(SHOPS, 80)]),
        oneOf('pkg-erp-max', 99_900, [unlimited, item(SHOPS, 300)]),
      ],
      additions: [
        { item: ORDERS, block: 10_000, amount: 9_900 },
        { item: SHOPS, block: 5, amount: 14_900 },
      ],
    },
    {
      system: 'BI',
      packages: [oneOf('pkg-bi-standard', 9_900), oneOf('pkg-bi-pro', 19_900)],
      additions: [],
    },
    { system: 'OMS', packages: [oneOf('pkg-oms-standard', 14_900, [unlimited])], additions: [] },
    {
      system: 'SSO_SYS_USER',
      packages: [oneOf('pkg-user', 0), oneOf('pkg-user-pro', 1_990)],
      additions: [],
    },
  ],
  apps: [
    {
      id: 'app-fees',
      name: names('Storage fees'),
      description: names('Fees by warehouse'),
      category: 'logistics',
      icon: 'warehouse',
      monthlyAmount: 3_900,
      menus: ['页面 2'],
    },
  ],
};
