import type { products } from '../../db/schema/business.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { finishes, productKinds } from '../catalogue/productKinds.ts';
import { createRandom } from '../createRandom.ts';

/** A row of the product table. */
export type ProductRow = typeof products.$inferInsert;

const DAY_MS = 86_400_000;

/** Every kind of product the company sells, in every finish. */
export function makeProducts(company: DemoCompany, now: Date): ProductRow[] {
  const random = createRandom(`products:${company.id}`);
  return productKinds.slice(0, company.productKinds).flatMap((kind) =>
    finishes.map((finish, index) => {
      const priceUsd = Math.round((kind.priceUsd * (100 + finish.percent)) / 100);
      return {
        companyId: company.id,
        sku: `${company.skuPrefix}-${kind.code}-${finish.code}-${String(index + 1).padStart(2, '0')}`,
        productName: `${kind.name[0]} ${finish.name[0]}`,
        productEnName: `${kind.name[1]}, ${finish.name[1].toLowerCase()}`,
        productKrName: `${kind.name[2]} ${finish.name[2]}`,
        category: kind.category,
        priceUsd,
        costUsd: Math.round((priceUsd * random.between(24, 46)) / 100),
        launchedAt: new Date(now.getTime() - random.between(20, 900) * DAY_MS),
      };
    }),
  );
}
