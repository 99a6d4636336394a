import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { publicFiles } from '../../db/schema/announcements.ts';
import { safeFileName } from '../../http/fileHeaders.ts';
import { PUBLIC_FILES, publicFileKey } from './publicFiles.ts';

/** A file that everybody may have who has its token. */
type PublicFile = Omit<typeof publicFiles.$inferInsert, 'size'> & {
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** Stores a file of an announcement or broadcast. */
export async function storePublicFile(
  db: Database,
  blobs: BlobStore,
  { pieces, ...file }: PublicFile,
): Promise<void> {
  const size = await blobs.write(PUBLIC_FILES, publicFileKey(file.token), file.contentType, pieces);
  await db.insert(publicFiles).values({ ...file, name: safeFileName(file.name), size });
}
