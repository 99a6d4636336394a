import type { Context } from 'hono';
import { chooseEncoding } from './chooseEncoding.ts';
import type { CachedFile } from './createFileCache.ts';
import { isHashed } from './isHashed.ts';

/** Answers with a file: compressed as the asker takes it, with a tag of its own for each way, and 304 for who has it. */
export function sendFile(c: Context, file: CachedFile, headers: Readonly<Record<string, string>>): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), file.compressed);
  const body = (encoding && file.compressed[encoding]) ?? file.content;
  const etag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
  const all: Record<string, string> = {
    'Content-Type': file.contentType,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  if (knowsTag(c, etag)) return c.body(null, 304, all);
  if (encoding) all['Content-Encoding'] = encoding;
  all['Content-Length'] = String(body.length);
  return c.body(new Uint8Array(body), 200, all);
}

/** Whether who asks says that they have what a tag stands for; a weak tag stands for the same as a strong one. */
export function knowsTag(c: Context, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  return (c.req.header('if-none-match') ?? '').split(',').some((one) => plain(one) === plain(tag));
}

/** Files whose name holds a hash of their content never change; all others are asked for each time. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
