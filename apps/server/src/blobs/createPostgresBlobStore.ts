import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { blobs } from '../db/schema/index.ts';
import type { BlobStore } from './BlobStore.ts';

/** A blob store in the database: nothing else to run or back up. */
export function createPostgresBlobStore({ db }: { db: Database }): BlobStore {
  const at = (companyId: string, key: string) => and(eq(blobs.companyId, companyId), eq(blobs.key, key));
  return {
    async put(companyId, key, blob) {
      await db
        .insert(blobs)
        .values({ companyId, key, ...blob })
        .onConflictDoUpdate({ target: [blobs.companyId, blobs.key], set: blob });
    },
    async get(companyId, key) {
      const [row] = await db.select().from(blobs).where(at(companyId, key)).limit(1);
      return row && { contentType: row.contentType, content: row.content };
    },
    async remove(companyId, key) {
      await db.delete(blobs).where(at(companyId, key));
    },
  };
}
