import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedBlobStore } from './BlobStore.ts';
import { BlobStoreError } from './BlobStoreError.ts';
import { nameOf } from './nameOf.ts';
import { wholeFiles } from './wholeFiles.ts';

/** Longer than any first line: it holds a content type. */
const MOST_HEAD = 1024;
const DRAFT = '.part';

/**
 * A blob store in a folder: a folder for each company, a file for each key. A file begins with a line that says its
 * content type. It gets its name when it is whole.
 */
export function createFolderBlobStore(root: string): ListedBlobStore {
  const folderOf = (companyId: string) => join(root, nameOf(companyId));
  const fileOf = (companyId: string, key: string) => join(folderOf(companyId), nameOf(key));

  return wholeFiles({
    async write(companyId, key, contentType, pieces) {
      const draft = join(folderOf(companyId), `${randomUUID()}${DRAFT}`);
      let size = 0;
      try {
        await told(mkdir(folderOf(companyId), { recursive: true, mode: 0o700 }));
        const file = await told(open(draft, 'wx', 0o600));
        try {
          await told(file.writeFile(`${JSON.stringify({ contentType })}\n`));
          for await (const piece of pieces) {
            size += piece.length;
            await told(file.writeFile(piece));
          }
          await told(file.sync());
        } finally {
          await file.close();
        }
        await told(rename(draft, fileOf(companyId, key)));
        return size;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    async open(companyId, key) {
      const path = fileOf(companyId, key);
      const file = await open(path, 'r').catch(orMissing);
      if (!file) return undefined;
      const { contentType, begins, size } = await told(readHead(file)).finally(() => file.close());
      return {
        contentType,
        size,
        async *read({ start, end } = { start: 0, end: size - 1 }) {
          if (end >= start) yield* createReadStream(path, { start: begins + start, end: begins + end });
        },
      };
    },
    async remove(companyId, key) {
      await told(rm(fileOf(companyId, key), { force: true }));
    },
    async *list() {
      for (const company of (await readdir(root).catch(orMissing)) ?? [])
        for (const name of await told(readdir(join(root, company))))
          if (!name.endsWith(DRAFT))
            yield { companyId: decodeURIComponent(company), key: decodeURIComponent(name) };
    },
  });
}

async function readHead(file: FileHandle) {
  const head = Buffer.alloc(MOST_HEAD);
  const { bytesRead } = await file.read(head, 0, MOST_HEAD, 0);
  const ends = head.subarray(0, bytesRead).indexOf('\n');
  const { contentType } = JSON.parse(head.toString('utf8', 0, ends)) as { contentType: string };
  const { size } = await file.stat();
  return { contentType, begins: ends + 1, size: size - ends - 1 };
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw awayError(error);
}

async function told<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error) => {
    throw awayError(error);
  });
}

function awayError(cause: unknown): BlobStoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new BlobStoreError(`The folder of BLOB_URL could not be used: ${why}`, { cause });
}
