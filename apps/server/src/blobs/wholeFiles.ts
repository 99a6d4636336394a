import type { ListedBlobStore } from './BlobStore.ts';

/** Adds to a store that reads and writes in pieces what takes small files whole. */
export function wholeFiles(store: Omit<ListedBlobStore, 'get' | 'put'>): ListedBlobStore {
  return {
    ...store,
    async put(companyId, key, { contentType, content }) {
      await store.write(companyId, key, contentType, [content]);
    },
    async get(companyId, key) {
      const opened = await store.open(companyId, key);
      if (!opened) return undefined;
      const pieces: Uint8Array[] = [];
      for await (const piece of opened.read()) pieces.push(piece);
      return { contentType: opened.contentType, content: Buffer.concat(pieces) };
    },
  };
}
