import type { ShopDataSource, ShopRows, ShopToPull } from '@portal/server';
import { simulate } from './ledger/simulate.ts';

const STEP_S = 5;
/** How far listings, inventory and orders are after each step. */
const STEPS = [
  { listing: 40, inventory: 0, orders: 0 },
  { listing: 100, inventory: 30, orders: 0 },
  { listing: 100, inventory: 100, orders: 20 },
  { listing: 100, inventory: 100, orders: 70 },
  { listing: 100, inventory: 100, orders: 100 },
] as const;
const ALL = { listing: 100, inventory: 100, orders: 100 };
/** The step that brings the rows, so that nothing is promised that is not there. */
const STEP_WITH_ROWS = 2;
const FIRST_ORDERS = 150;
const PRODUCT_KINDS = 6;

/** Stands for the platforms: a first shop brings products, stock, listings and orders; later ones share them. */
export const shopData: ShopDataSource = {
  async pull(shop) {
    const { isFirst, step } = shop;
    const isLast = step >= STEPS.length - 1;
    return {
      progress: STEPS[step] ?? ALL,
      ...(!isLast && { nextInS: STEP_S }),
      ...(step === STEP_WITH_ROWS && isFirst && { rows: rowsOf(shop) }),
    };
  },
};

function rowsOf({ shop, company, now }: ShopToPull): ShopRows {
  const made = {
    ...company,
    servicePrefix: '',
    menuPrefix: '',
    skuPrefix: company.code.slice(0, 2),
    orderCount: FIRST_ORDERS,
    productKinds: PRODUCT_KINDS,
  };
  return simulate({ company: made, shops: [shop], size: 1, now });
}
