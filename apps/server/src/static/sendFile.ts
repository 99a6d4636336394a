import type { Context } from 'hono';
import type { CachedFile } from './createFileCache.ts';
import { isHashed } from './isHashed.ts';

/** Answers with a file: compressed for who takes it, and 304 for who has it. */
export function sendFile(c: Context, file: CachedFile, headers: Readonly<Record<string, string>>): Response {
  const all: Record<string, string> = {
    'Content-Type': file.contentType,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.etag)) return c.body(null, 304, all);
  const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  const isGzip = takesGzip && file.gzipped !== undefined;
  const body = isGzip && file.gzipped ? file.gzipped : file.content;
  if (isGzip) all['Content-Encoding'] = 'gzip';
  all['Content-Length'] = String(body.length);
  return c.body(new Uint8Array(body), 200, all);
}

/** Files whose name holds a hash of their content never change; all others are asked for each time. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
