import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { blobChunks, blobs } from '../db/schema/index.ts';
import type { ListedBlobStore } from './BlobStore.ts';
import { inChunks } from './inChunks.ts';
import { wholeFiles } from './wholeFiles.ts';

/** Bytes of every stored piece but the last. */
export const CHUNK_BYTES = 256 * 1024;

/** A blob store in the database: nothing else to run or back up. Large files are rows of 256 kB. */
export function createPostgresBlobStore({ db }: { db: Database }): ListedBlobStore {
  const at = (companyId: string, key: string) => and(eq(blobs.companyId, companyId), eq(blobs.key, key));

  const readChunk = async (companyId: string, key: string, position: number): Promise<Buffer> => {
    if (position === 0) {
      const [row] = await db.select({ content: blobs.content }).from(blobs).where(at(companyId, key));
      return row?.content ?? missing(key);
    }
    const [row] = await db
      .select({ content: blobChunks.content })
      .from(blobChunks)
      .where(
        and(eq(blobChunks.companyId, companyId), eq(blobChunks.key, key), eq(blobChunks.position, position)),
      );
    return row?.content ?? missing(key);
  };

  return wholeFiles({
    write: (companyId, key, contentType, pieces) =>
      db.transaction(async (tx) => {
        await tx.delete(blobs).where(at(companyId, key));
        await tx.insert(blobs).values({ companyId, key, contentType, content: Buffer.alloc(0) });
        let size = 0;
        let position = 0;
        for await (const content of inChunks(pieces, CHUNK_BYTES)) {
          size += content.length;
          if (position === 0) await tx.update(blobs).set({ content }).where(at(companyId, key));
          else await tx.insert(blobChunks).values({ companyId, key, position, content });
          position += 1;
        }
        await tx.update(blobs).set({ size }).where(at(companyId, key));
        return size;
      }),
    async open(companyId, key) {
      const [row] = await db
        .select({ contentType: blobs.contentType, size: blobs.size })
        .from(blobs)
        .where(at(companyId, key))
        .limit(1);
      if (!row) return undefined;
      return {
        ...row,
        async *read({ start, end } = { start: 0, end: row.size - 1 }) {
          for (let from = start; from <= end; ) {
            const position = Math.floor(from / CHUNK_BYTES);
            const begins = position * CHUNK_BYTES;
            const chunk = await readChunk(companyId, key, position);
            const piece = chunk.subarray(from - begins, end + 1 - begins);
            if (piece.length === 0) return;
            yield piece;
            from += piece.length;
          }
        },
      };
    },
    async remove(companyId, key) {
      await db.delete(blobs).where(at(companyId, key));
    },
    async *list() {
      yield* await db
        .select({ companyId: blobs.companyId, key: blobs.key })
        .from(blobs)
        .orderBy(blobs.companyId, blobs.key);
    },
  });
}

function missing(key: string): never {
  throw new Error(`The file ${key} was removed while it was read`);
}
