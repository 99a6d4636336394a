import { NOTIFY_LIMITS } from '../core/constants.ts';
import { readAround, streamId, toSeq, toTime } from '../core/readFrame.ts';
import { parseJson, toNumber, toRecord, toText } from '../core/readValue.ts';
import type { Frame, Importance, PushedNotice } from '../core/types.ts';
import { MESSAGE_TYPES } from './messageTypes.ts';
import { noticeAbout, noticeLink } from './noticeOf.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads a frame of the portal's server, whose messages are told apart by `msgType`; nothing throws. */
export function parseFrame(data: unknown, securityTitles: ReadonlySet<string> = new Set()): Frame {
  return readAround(data, (record) => toNotice(record, securityTitles));
}

function toNotice(record: Fields, securityTitles: ReadonlySet<string>): PushedNotice | undefined {
  const type = toNumber(record.msgType);
  if (type === undefined) return undefined;
  const info = typeof record.msgInfo === 'string' ? readInfoText(record.msgInfo) : record.msgInfo;
  const data = toRecord(info);
  const seq = toSeq(record.seq);
  const title = toText(record.msgTitle, NOTIFY_LIMITS.titleChars) ?? '';
  const isTold = type === MESSAGE_TYPES.system || type === MESSAGE_TYPES.exportFinished;
  return {
    id: toText(record.id) ?? streamId(seq),
    seq,
    // Kinds without a meaning are passed by: another version of the server may know them.
    kind: isTold ? 'notice' : 'signal',
    category: toNumber(record.messageType) ?? type,
    noticeId: toText(record.noticeId),
    title,
    body: toText(info, NOTIFY_LIMITS.textChars) ?? toText(data.content ?? data.text, NOTIFY_LIMITS.textChars),
    link: noticeLink(data),
    importance: importanceOf(type, toNumber(record.eject) === 1, securityTitles.has(title)),
    about: type === MESSAGE_TYPES.guide ? 'guide' : noticeAbout(type, data),
    data,
    // Only the server can mark a message as its own; a title proves nothing.
    system: record.system === true || toNumber(record.system) === 1 || record.system === 'true',
    time: toTime(record.createTime),
  };
}

function importanceOf(type: number, eject: boolean, isSecurity: boolean): Importance {
  if (type === MESSAGE_TYPES.system && isSecurity) return 'urgent';
  return eject || type === MESSAGE_TYPES.exportFinished ? 'normal' : 'low';
}

function readInfoText(text: string): unknown {
  const value = text.startsWith('{') ? parseJson(text, NOTIFY_LIMITS.frameChars) : undefined;
  return typeof value === 'object' && value !== null ? value : text;
}
