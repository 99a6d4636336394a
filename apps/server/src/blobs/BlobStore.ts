/** A small file, whole. */
type Blob = { contentType: string; content: Buffer };

/** A stored file that is read in pieces. */
export type OpenBlob = {
  contentType: string;
  size: number;
  /** All bytes, or those from `start` up to and with `end`. */
  read(range?: { start: number; end: number }): AsyncIterable<Uint8Array>;
};

/** Keeps files of companies: exports, attachments, images. Keys are the caller's and unguessable where it matters. */
export type BlobStore = {
  put(companyId: string, key: string, blob: Blob): Promise<void>;
  get(companyId: string, key: string): Promise<Blob | undefined>;
  /** Stores what comes piece by piece, without holding it; nothing is stored when it breaks off. Gives its size. */
  write(
    companyId: string,
    key: string,
    contentType: string,
    pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number>;
  open(companyId: string, key: string): Promise<OpenBlob | undefined>;
  remove(companyId: string, key: string): Promise<void>;
};

/** A store whose files can be listed, to move them. */
export type ListedBlobStore = BlobStore & {
  list(): AsyncIterable<{ companyId: string; key: string }>;
};
