import type { Notice as StoredNotice } from '@portal/api-client/contract';
import { EXPORT_FAILED, EXPORT_READY, NOTIFY_LIMITS } from '../core/constants.ts';
import { readExportMessage } from '../core/parseExportFrame.ts';
import { toRecord, toText } from '../core/readValue.ts';
import type { Notice } from '../core/types.ts';
import { MESSAGE_TYPES } from './messageTypes.ts';

const UNREAD = 2;

/** Reads a notice of the portal's server. */
export function noticeOf(stored: StoredNotice): Notice {
  const { id, msgType, messageType, msgInfo, hasRead } = stored;
  const data = toRecord(msgInfo);
  const about = noticeAbout(msgType, data);
  const text = toText(data.content ?? msgInfo, NOTIFY_LIMITS.titleChars);
  return {
    id,
    category: messageType ?? msgType,
    title: toText(stored.msgTitle, NOTIFY_LIMITS.titleChars) ?? '',
    body: text ?? (about === EXPORT_READY ? readExportMessage(data).name : undefined),
    time: stored.sendTime ?? stored.createTime ?? undefined,
    isRead: hasRead !== UNREAD,
    count: stored.equalCount,
    remindAt: stored.remindAt ?? undefined,
    link: noticeLink(data),
    about,
    data,
  };
}

/** Returns what a message is about where notices know more of it: an export that has ended. */
export function noticeAbout(type: number | undefined, data: Notice['data'] = {}): string | undefined {
  if (type === MESSAGE_TYPES.exportFinished) return EXPORT_READY;
  const isFailure = data.taskId !== undefined && data.failReason !== undefined;
  return type === MESSAGE_TYPES.system && isFailure ? EXPORT_FAILED : undefined;
}

/** Returns where a message leads as `app/path`: to the page that it names, or to the export that it is about. */
export function noticeLink(data: Notice['data'] = {}): string | undefined {
  const { app, path } = toRecord(data.link);
  if (isApp(app) && isPath(path)) return app + path;
  const task = toText(data.taskId);
  return task === undefined ? undefined : `${EXPORT_CENTRE}?task=${encodeURIComponent(task)}`;
}

/** The page of a person's exports. */
export const EXPORT_CENTRE = 'universal_system/download-center';

function isApp(app: unknown): app is string {
  return typeof app === 'string' && /^[\w-]{1,60}$/.test(app);
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= NOTIFY_LIMITS.textChars && /^\/(?![/\\])/.test(path);
}
