import type { Database } from '../../../db/Database.ts';
import { spentNonces } from '../../../db/schema/index.ts';

/** A signed fact by its own id, and until when it would be good. */
type Fact = { readonly id: string; readonly expiresAt: Date };

/** What a signed token of another party is known by once it was used. */
export function nonceOf({ id }: Pick<Fact, 'id'>): string {
  return `partner.${id}`;
}

/** Uses a signed fact up; false when it was used before, also at the same moment. */
export async function spendFact(db: Database, fact: Fact): Promise<boolean> {
  const spent = await db
    .insert(spentNonces)
    .values({ nonce: nonceOf(fact), expiresAt: fact.expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}
