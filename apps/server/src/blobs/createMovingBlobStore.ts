import type { BlobStore } from './BlobStore.ts';

/**
 * A blob store whose files may still lie where they lay before: read there when they are not in the new place, written to
 * the new one. So files are moved while servers run.
 */
export function createMovingBlobStore({ to, from }: { to: BlobStore; from: BlobStore }): BlobStore {
  return {
    put: (...file) => to.put(...file),
    write: (...file) => to.write(...file),
    get: async (...place) => (await to.get(...place)) ?? from.get(...place),
    open: async (...place) => (await to.open(...place)) ?? from.open(...place),
    async remove(...place) {
      await to.remove(...place);
      await from.remove(...place);
    },
  };
}
