import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { orders } from '../db/schema/business.ts';

/** The company of most tests of the demo. */
const DEMO_COMPANY = 'c-starlight';

/** Some orders of the demo company in a state; shipped by the seller unless said otherwise. */
export function demoOrders(db: Database, status: string, fulfilment = 'FBM') {
  return db
    .select()
    .from(orders)
    .where(
      and(eq(orders.companyId, DEMO_COMPANY), eq(orders.status, status), eq(orders.fulfilment, fulfilment)),
    )
    .limit(4);
}

/** Changes an order of the demo company behind the server's back. */
export function changeDemoOrder(db: Database, orderId: string, values: Partial<typeof orders.$inferInsert>) {
  return db
    .update(orders)
    .set(values)
    .where(and(eq(orders.companyId, DEMO_COMPANY), eq(orders.orderId, orderId)));
}
