/** A stored file. */
type Blob = { contentType: string; content: Buffer };

/** Keeps files of companies: exports, attachments, images. Keys are the caller's and unguessable where it matters. */
export type BlobStore = {
  put(companyId: string, key: string, blob: Blob): Promise<void>;
  get(companyId: string, key: string): Promise<Blob | undefined>;
  remove(companyId: string, key: string): Promise<void>;
};
