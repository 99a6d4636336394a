import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { Encoding } from './chooseEncoding.ts';
import { isHashed } from './isHashed.ts';

/** A file as it is sent: its bytes, compressed where that helps, and what tells its content. */
export type CachedFile = {
  readonly content: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly contentType: string;
  readonly tag: string;
};

/** Reads files of one folder. */
export type FileCache = {
  /** The file at a path of an address; undefined when there is none, or when it is not for the public. */
  get(path: string): Promise<CachedFile | undefined>;
  /** Reads and compresses all files now, so that nobody waits for it later. */
  warm(): Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 512;

/**
 * Keeps a folder's files in memory, compressed once; a file that changed on disk is read anew. One whose name tells its
 * content is not looked at again: pages that were opened before a new version came still find it.
 */
export function createFileCache(folder: string): FileCache {
  const entries = new Map<string, { stamp: string; file: Promise<CachedFile> }>();
  const cache: FileCache = {
    async get(path) {
      const file = toFile(folder, path);
      if (!file) return undefined;
      const known = entries.get(file);
      if (known && isHashed(path)) return known.file;
      const info = await stat(file).catch(() => undefined);
      if (!info?.isFile()) return undefined;
      const stamp = `${info.mtimeMs}-${info.size}`;
      if (known?.stamp === stamp) return known.file;
      const entry = { stamp, file: load(file) };
      entries.set(file, entry);
      entry.file.catch(() => entries.delete(file));
      return entry.file;
    },
    async warm() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names) await cache.get(name.split(sep).map(encodeURIComponent).join('/'));
    },
  };
  return cache;
}

/** Only files of types that a page needs: no source maps, no dot files, nothing above the folder. */
function toFile(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const steps = decoded.split('/').filter((step) => step !== '');
  const isPublic = steps.length > 0 && steps.every((step) => !step.startsWith('.') && !/[\\\0]/.test(step));
  return isPublic && extname(decoded) in TYPES ? join(folder, ...steps) : undefined;
}

async function load(file: string): Promise<CachedFile> {
  const content = await readFile(file);
  const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
  const isCompressed = COMPRESSIBLE.test(contentType) && content.length >= MIN_COMPRESSED_BYTES;
  return {
    content,
    contentType,
    compressed: isCompressed ? await compress(file, content) : {},
    tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  };
}

async function compress(file: string, content: Buffer): Promise<CachedFile['compressed']> {
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    readBrotli(file, content),
  ]);
  return { gzip: gzipped, ...(br && { br }) };
}

/** What the build has compressed; one that is not there, or of another version of the file, is nothing. */
async function readBrotli(file: string, content: Buffer): Promise<Buffer | undefined> {
  try {
    const compressed = await readFile(`${file}.br`);
    const isSame = (await promisify(brotliDecompress)(compressed)).equals(content);
    return isSame ? compressed : undefined;
  } catch {
    return undefined;
  }
}
