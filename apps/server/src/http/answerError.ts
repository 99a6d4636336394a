import { answerCodes } from '@portal/api-client/contract';
import type { Context } from 'hono';
import { BlobStoreError } from '../blobs/BlobStoreError.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { isDiskFull } from '../db/isDiskFull.ts';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { BusinessError, HttpError } from './errors.ts';
import { localeOf } from './localeOf.ts';
import { messageText } from './messages.ts';

/** Seconds after which a database that was started again, or took over, usually answers. */
const DATABASE_BACK_S = 2;
/** The same of a disk that is full: somebody has to make room. */
const ROOM_AGAIN_S = 60;
/** The same of a store of files elsewhere. */
const FILES_BACK_S = 10;

/** Turns what a handler threw into an answer; the unexpected is logged whole and answered in general words. */
export function answerError(c: Context<AppEnv>, error: unknown, deps: Pick<AppDeps, 'log'>): Response {
  const locale = localeOf(c.req.header('accept-language'));
  if (error instanceof BusinessError) {
    c.set('code', error.code);
    const message =
      typeof error.text === 'string' ? messageText(error.text, locale, error.values) : error.text.literal;
    return c.json({ code: error.code, message, data: error.data });
  }
  if (error instanceof HttpError) {
    c.set('code', error.code);
    const message = messageText(error.text, locale, error.values);
    if (error.retryAfterS !== undefined) c.header('Retry-After', String(error.retryAfterS));
    return c.json({ code: error.code, message, data: error.detail ?? null }, error.status);
  }
  const requestId = c.get('requestId');
  if (isDiskFull(error)) {
    deps.log.error({ err: error, requestId }, 'a disk is full');
    return answerError(c, new HttpError(503, 'noRoom', { retryAfterS: ROOM_AGAIN_S }), deps);
  }
  if (isDatabaseAway(error)) {
    deps.log.warn({ err: error, requestId }, 'the database is away');
    return answerError(c, new HttpError(503, 'databaseAway', { retryAfterS: DATABASE_BACK_S }), deps);
  }
  if (error instanceof BlobStoreError) {
    deps.log.warn({ err: error, requestId }, 'the file store could not be used');
    return answerError(c, new HttpError(503, 'filesAway', { retryAfterS: FILES_BACK_S }), deps);
  }
  c.set('code', answerCodes.serverError);
  deps.log.error({ err: error, requestId }, 'a request failed');
  const message = messageText('serverError', locale);
  return c.json({ code: answerCodes.serverError, message, data: { requestId } }, 500);
}
