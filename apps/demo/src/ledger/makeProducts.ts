import type { products } from '@portal/server/schema/business';
import type { DemoCompany } from '../catalogue/companies.ts';
import { finishes, productKinds } from '../catalogue/productKinds.ts';
import { supplierOf } from '../catalogue/suppliers.ts';
import { createRandom } from '../createRandom.ts';
import { DAY_MS } from './ledgerDays.ts';

/** A row of the product table. */
export type ProductRow = Required<typeof products.$inferInsert>;

/** Cubic centimetres of a packed gram. */
const BULK = 4.5;

/** Every kind of product the company sells, in every finish. */
export function makeProducts(company: DemoCompany, now: Date): ProductRow[] {
  const random = createRandom(`products:${company.id}`);
  return productKinds.slice(0, company.productKinds).flatMap((kind) =>
    finishes.map((finish, index) => {
      const priceUsd = Math.round((kind.priceUsd * (100 + finish.percent)) / 100);
      const supplier = supplierOf(kind.code);
      return {
        companyId: company.id,
        sku: `${company.skuPrefix}-${kind.code}-${finish.code}-${String(index + 1).padStart(2, '0')}`,
        productName: `${kind.name[0]} ${finish.name[0]}`,
        productEnName: `${kind.name[1]}, ${finish.name[1].toLowerCase()}`,
        productKrName: `${kind.name[2]} ${finish.name[2]}`,
        category: kind.category,
        priceUsd,
        costUsd: Math.round((priceUsd * random.between(26, 42)) / 100),
        supplier: supplier.name,
        leadDays: supplier.leadDays,
        weight: kind.weight,
        volume: Math.round(kind.weight * BULK),
        launchedAt: new Date(now.getTime() - random.between(130, 900) * DAY_MS),
      };
    }),
  );
}

/** What the supplier gets for one: the rest of the cost is freight. */
export function purchasePriceOf({ costUsd }: ProductRow): number {
  return Math.round(costUsd * 0.86);
}

/** The kind of a product, such as `EAR`. */
export function kindOf(sku: string): string {
  return sku.split('-')[1] ?? '';
}
