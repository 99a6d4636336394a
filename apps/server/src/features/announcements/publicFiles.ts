import { Readable } from 'node:stream';
import { answerCodes } from '@portal/api-client/contract';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { OpenBlob } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { announcements, publicFiles } from '../../db/schema/announcements.ts';
import { BusinessError, HttpError } from '../../http/errors.ts';
import { downloadHeaders } from '../../http/fileHeaders.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { PublicContext } from '../../http/RequestContext.ts';

/** Files that belong to no company stand under this name in the blob store. */
export const PUBLIC_FILES = 'portal';
/** What a page may show of us; anything else is only ever downloaded. */
const SHOWN = /^(image\/(png|jpeg|webp|gif)|video\/(webm|mp4)|text\/vtt)$/;

/** Where a public file lies. */
export function publicFileKey(token: string): string {
  return `public/${token}`;
}

/** An attachment of a published announcement, saved under the name that it was stored with. */
export const downloadAttachment: Handlers['downloadAttachment'] = async ({ token }, context) => {
  const found = await findFile(context, token, 'attachment');
  if (!found) throw new BusinessError(answerCodes.notFound, 'attachmentGone');
  const { file, blob } = found;
  const headers = { ...downloadHeaders(file.name, file.contentType), 'Content-Length': String(blob.size) };
  return new Response(bodyOf(blob), { headers });
};

/** A picture, a clip or a clip's captions; players ask for parts of it. */
export const getMedia: Handlers['getMedia'] = async ({ token }, context) => {
  const found = await findFile(context, token, 'media');
  if (!found || !SHOWN.test(found.file.contentType)) throw new HttpError(404, 'notFound');
  const { file, blob } = found;
  const headers = {
    'Content-Type': file.contentType,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
    'Accept-Ranges': 'bytes',
  };
  const range = rangeOf(context.range, blob.size);
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${blob.size}` },
    });
  if (!range)
    return new Response(bodyOf(blob), { headers: { ...headers, 'Content-Length': String(blob.size) } });
  const { start, end } = range;
  return new Response(bodyOf(blob, range), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${blob.size}`,
    },
  });
};

async function findFile({ db, clock, services }: PublicContext, token: string, kind: string) {
  const file = await readFile(db, token, kind, clock.now());
  const blob = file && (await services.blobs.open(PUBLIC_FILES, publicFileKey(token)));
  return blob && { file, blob };
}

async function readFile(db: Database, token: string, kind: string, now: Date) {
  const [row] = await db
    .select({ file: publicFiles })
    .from(publicFiles)
    .leftJoin(announcements, eq(announcements.id, publicFiles.announcementId))
    .where(
      and(
        eq(publicFiles.token, token),
        eq(publicFiles.kind, kind),
        or(
          isNull(publicFiles.announcementId),
          and(lte(announcements.publishedAt, now), isNull(announcements.recalledAt)),
        ),
      ),
    )
    .limit(1);
  return row?.file;
}

function bodyOf(blob: OpenBlob, range?: { start: number; end: number }): ReadableStream {
  return Readable.toWeb(Readable.from(blob.read(range), { objectMode: false })) as ReadableStream;
}

/** One range of a `Range` header; several, or another unit, are answered by the whole file. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const last = size - 1;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? last : Math.min(last, Number(match[2]));
  return start > last || start > end ? 'unsatisfiable' : { start, end };
}
