import type { ListedBlobStore } from './BlobStore.ts';

/** What was moved. */
export type Moved = { files: number; bytes: number };

/**
 * Moves all files from one store to another: each is removed where it was once it is whole where it goes to. When it
 * breaks off, each file is in one of them, and it goes on from there the next time.
 */
export async function moveBlobs(from: ListedBlobStore, to: ListedBlobStore): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0 };
  for await (const { companyId, key } of from.list()) {
    const file = await from.open(companyId, key);
    // Removed by its owner since it was listed.
    if (!file) continue;
    const there = await to.open(companyId, key);
    if (there?.size !== file.size) {
      const size = await to.write(companyId, key, file.contentType, file.read());
      if (size !== file.size) throw new Error(`${key} has ${size} bytes of ${file.size} after it was moved`);
    }
    await from.remove(companyId, key);
    moved.files += 1;
    moved.bytes += file.size;
  }
  return moved;
}
