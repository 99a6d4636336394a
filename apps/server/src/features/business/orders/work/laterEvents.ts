import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/Database.ts';
import { orderEvents } from '../../../../db/schema/orderWork.ts';

type Event = typeof orderEvents.$inferSelect;

/** What happened to orders after the versions that were seen, newest first, by order. */
export async function laterEvents(
  tx: Database,
  companyId: string,
  seen: ReadonlyMap<string, number | null>,
  stored: ReadonlyMap<string, { version: number }>,
): Promise<Map<string, Event[]>> {
  const behind = [...seen].flatMap(([orderId, version]) =>
    version !== null && version < (stored.get(orderId)?.version ?? 0) ? [{ orderId, version }] : [],
  );
  if (behind.length === 0) return new Map();
  const events = await tx
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.companyId, companyId),
        inArray(
          orderEvents.orderId,
          behind.map(({ orderId }) => orderId),
        ),
        gt(orderEvents.version, Math.min(...behind.map(({ version }) => version))),
      ),
    )
    .orderBy(sql`${orderEvents.version} desc`);
  return Map.groupBy(
    events.filter(({ orderId, version }) => version > (seen.get(orderId) ?? version)),
    ({ orderId }) => orderId,
  );
}
