import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CachedFile } from '../static/createFileCache.ts';

/** The answer of a call as it is sent: written, compressed and tagged once, for all whom it is the same for. */
export class KeptAnswer<Data> {
  readonly file: CachedFile;
  /** Never there: it is in the file. It says which calls may be answered so. */
  readonly data?: Data;

  constructor(file: CachedFile) {
    this.file = file;
  }

  get bytes(): number {
    return this.file.content.length + (this.file.compressed.gzip?.length ?? 0);
  }
}

/** Writes an answer to be kept. */
export async function keepAnswer<Data>(data: Data): Promise<KeptAnswer<Data>> {
  const content = Buffer.from(JSON.stringify({ code: '200', message: '', data }));
  return new KeptAnswer({
    content,
    contentType: 'application/json',
    compressed: { gzip: await promisify(gzip)(content) },
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  });
}
