import { inArray, sql } from 'drizzle-orm';
import type { BlobStore } from '../../../blobs/BlobStore.ts';
import type { Database } from '../../../db/Database.ts';
import { aiImages } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import { imageKey } from './imageAddress.ts';

/** An image that no message names may still be on its way into one. */
const KEPT_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/** Removes images that no message names any more: never sent, or their conversation was deleted. */
export async function sweepImages(db: Database, clock: Clock, blobs: BlobStore): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const { rows } = await db.execute<{ image_id: string; company_id: string }>(sql`
    select i.image_id, i.company_id from ${aiImages} i
    where i.created_at < ${before.toISOString()}::timestamptz and not exists (
      select 1 from ai_messages m where m.company_id = i.company_id and m.images @> to_jsonb(array[i.image_id]))
    limit ${AT_ONCE}`);
  if (rows.length === 0) return;
  for (const { image_id, company_id } of rows) await blobs.remove(company_id, imageKey(image_id));
  await db.delete(aiImages).where(
    inArray(
      aiImages.imageId,
      rows.map(({ image_id }) => image_id),
    ),
  );
}
