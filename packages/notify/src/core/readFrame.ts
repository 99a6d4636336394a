import { NOTIFY_LIMITS } from './constants.ts';
import { parseJson, toNumber, toRecord, toText } from './readValue.ts';
import type { CategoryId, Frame, Importance, PushedNotice } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The category of notices that name none. */
const NO_CATEGORY = '';

/**
 * Reads a frame in the package's own words, as JSON or as the object: `{"type":"notice","notice":{"id":"7","title":"Paid"}}`.
 * Nothing throws.
 */
export function readFrame(data: unknown): Frame {
  return readAround(data, ({ type, notice, seq, signal }) => {
    const kind = type === 'notice' ? 'notice' : type === 'signal' ? 'signal' : undefined;
    if (!kind) return undefined;
    const fields = toRecord(kind === 'notice' ? notice : signal);
    const id = toText(fields.id);
    const title = toText(fields.title, NOTIFY_LIMITS.titleChars);
    if (kind === 'notice' && title === undefined) return undefined;
    const { category } = fields;
    return {
      id: id ?? streamId(toSeq(seq)),
      seq: toSeq(seq),
      kind,
      category: isCategory(category) ? category : NO_CATEGORY,
      noticeId: id,
      title: title ?? '',
      body: toText(fields.body, NOTIFY_LIMITS.textChars),
      link: toText(fields.link, NOTIFY_LIMITS.textChars),
      importance: isImportance(fields.importance) ? fields.importance : 'normal',
      about: toText(fields.about),
      data: toRecord(fields.data),
      system: fields.system === true,
      time: toTime(fields.time),
    };
  });
}

/** Reads what all backends say alike, greeting and changes; `readNotice` reads the rest of the record. */
export function readAround(data: unknown, readNotice: (record: Fields) => PushedNotice | undefined): Frame {
  if (data === 'ping' || data === 'pong') return { kind: 'ignored' };
  const value = typeof data === 'string' ? parseJson(data, NOTIFY_LIMITS.frameChars) : data;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'unknown' };
  const record = toRecord(value);
  if (record.type === 'ping' || record.type === 'pong') return { kind: 'ignored' };
  if (record.type === 'hello') {
    return {
      kind: 'hello',
      epoch: toText(record.epoch) ?? '',
      seq: toSeq(record.seq) ?? 0,
      recovered: record.recovered === true,
      serverTime: toTime(record.serverTime),
    };
  }
  if (record.type === 'changed') {
    const unread = toNumber(record.unread ?? record.noReadCount);
    const ids = Array.isArray(record.ids) ? record.ids.filter((id) => typeof id === 'string') : [];
    const readTo = toSeq(record.readTo);
    return {
      kind: 'changed',
      what: toText(record.what) ?? '',
      unread,
      ...(ids.length > 0 && { ids }),
      ...(readTo !== undefined && { readTo }),
    };
  }
  const notice = readNotice(record);
  return notice ? { kind: 'notice', notice } : { kind: 'unknown' };
}

/** Returns the place in a stream; undefined when it is none. */
export function toSeq(value: unknown): number | undefined {
  const seq = toNumber(value);
  return seq !== undefined && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined;
}

/** Returns the name of a push that has only its place. */
export function streamId(seq: number | undefined): string | undefined {
  return seq === undefined ? undefined : `seq-${seq}`;
}

/** Returns the milliseconds since 1970; undefined when the value is no time. */
export function toTime(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

function isCategory(value: unknown): value is CategoryId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function isImportance(value: unknown): value is Importance {
  return value === 'low' || value === 'normal' || value === 'urgent';
}
