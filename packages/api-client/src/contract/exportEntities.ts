import * as v from 'valibot';
import { number, text } from './lenient.ts';

/** States of an export; others are kept and mean that there is nothing to wait for. */
export const exportStatuses = { waiting: 0, running: 1, ready: 2, failed: 3, expired: 4 } as const;

/** Reads an export. */
export const DownloadTaskSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  uniqueId: v.string(),
  name: v.string(),
  /** The list or report that it is of. */
  kind: v.string(),
  /** One of `exportStatuses`. */
  status: v.number(),
  /** 1 = deleted. */
  is_del: v.number(),
  /** Per cent done. */
  progress: v.number(),
  rowCount: v.number(),
  /** A signed address that is good for ten minutes; null until the file is ready or when it is gone. */
  fileOssUrl: v.nullable(v.string()),
  /** `source-timeout`, `forbidden`, `interrupted`, `internal`; null unless it failed. */
  failReason: v.nullable(v.string()),
  createTime: v.string(),
  finishTime: v.nullable(v.string()),
  /** `csv` or `xlsx`. */
  format: text(),
  fileSize: number(),
  /** When the file is removed. */
  expireTime: text(),
});

/** An export. */
export type DownloadTask = v.InferOutput<typeof DownloadTaskSchema>;

/** Reads a frame of the export socket: code 0 with a file address is a success, anything else a failure. */
export const ExportFrameSchema = /* @__PURE__ */ v.looseObject({
  code: number(),
  message: text(),
  data: v.optional(
    v.nullable(
      v.looseObject({ id: text(), uniqueId: text(), name: text(), fileOssUrl: v.nullish(v.string()) }),
    ),
  ),
});

/** A frame of the export socket. */
export type ExportFrame = v.InferOutput<typeof ExportFrameSchema>;
