import { EXPORT_STATUS, NOTIFY_LIMITS } from './constants.ts';
import type { ExportReport } from './exportTypes.ts';
import { parseJson, toNumber, toRecord, toText } from './readValue.ts';

/** Reads a frame of the export socket: code 0 with a file is success, everything else an error. */
export function parseExportFrame(data: unknown): { id: string; report: ExportReport } | undefined {
  if (typeof data !== 'string') return undefined;
  const frame = toRecord(parseJson(data, NOTIFY_LIMITS.frameChars));
  const task = toRecord(frame.data);
  // A backend of the documents knows an export by its `uniqueId` alone.
  const id = toText(task.id ?? task.uniqueId);
  if (id === undefined || frame.code === undefined) return undefined;
  const fileUrl = toText(task.fileOssUrl, NOTIFY_LIMITS.textChars) || undefined;
  const isDone = toNumber(frame.code) === 0 && fileUrl !== undefined;
  return {
    id,
    report: {
      status: isDone ? EXPORT_STATUS.completed : EXPORT_STATUS.failed,
      isDeleted: false,
      fileUrl,
      name: toText(task.name, NOTIFY_LIMITS.titleChars),
    },
  };
}

/** Reads what a pushed message says about a finished export. */
export function readExportMessage(info: Readonly<Record<string, unknown>>): {
  id: string | undefined;
  fileUrl: string | undefined;
  name: string | undefined;
} {
  return {
    id: toText(info.id ?? info.taskId),
    fileUrl: toText(info.fileUrl ?? info.fileOssUrl, NOTIFY_LIMITS.textChars),
    name: toText(info.name ?? info.fileName, NOTIFY_LIMITS.titleChars),
  };
}
