import { NOTIFY_LIMITS } from './constants.ts';
import { parseJson, toNumber, toRecord, toText } from './readValue.ts';
import type { Frame, PushedMessage } from './types.ts';

const IGNORED: Frame = { kind: 'ignored' };

/** Reads what came over the push channel; whatever does not fit is ignored, nothing throws. */
export function parseFrame(data: unknown): Frame {
  if (typeof data !== 'string' || data === 'ping' || data === 'pong') return IGNORED;
  const value = parseJson(data, NOTIFY_LIMITS.frameChars);
  if (value === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return IGNORED;
  const record = toRecord(value);
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
    return { kind: 'changed', what: toText(record.what) ?? '', unread: toNumber(record.noReadCount) };
  }
  const message = toMessage(record);
  return message ? { kind: 'message', message } : IGNORED;
}

function toMessage(record: Readonly<Record<string, unknown>>): PushedMessage | undefined {
  const type = toNumber(record.msgType);
  if (type === undefined) return undefined;
  const info = typeof record.msgInfo === 'string' ? readInfoText(record.msgInfo) : record.msgInfo;
  const fields = toRecord(info);
  const seq = toSeq(record.seq);
  return {
    id: toText(record.id) ?? (seq === undefined ? undefined : `seq-${seq}`),
    seq,
    type,
    classification: toNumber(record.messageType) ?? type,
    noticeId: toText(record.noticeId),
    title: toText(record.msgTitle, NOTIFY_LIMITS.titleChars) ?? '',
    text:
      toText(info, NOTIFY_LIMITS.textChars) ?? toText(fields.content ?? fields.text, NOTIFY_LIMITS.textChars),
    info: fields,
    eject: toNumber(record.eject) === 1,
    // Only the server can mark a message as its own; a title proves nothing.
    system: record.system === true || toNumber(record.system) === 1 || record.system === 'true',
    createdAt: toTime(record.createTime),
  };
}

function readInfoText(text: string): unknown {
  const value = text.startsWith('{') ? parseJson(text, NOTIFY_LIMITS.frameChars) : undefined;
  return typeof value === 'object' && value !== null ? value : text;
}

function toSeq(value: unknown): number | undefined {
  const seq = toNumber(value);
  return seq !== undefined && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined;
}

function toTime(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
