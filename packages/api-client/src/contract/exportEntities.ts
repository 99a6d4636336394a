import * as v from 'valibot';
import { identifier, named, number, text } from './lenient.ts';

/** States of an export; others are kept and mean that there is nothing to wait for. */
export const exportStatuses = { waiting: 0, running: 1, ready: 2, failed: 3, expired: 4 } as const;

const TaskSchema = /* @__PURE__ */ v.looseObject({
  id: identifier(),
  uniqueId: identifier(),
  name: text(),
  /** The list or report that it is of. */
  kind: text(),
  /** One of `exportStatuses`. */
  status: v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number)),
  /** 1 = deleted. */
  is_del: number(),
  /** Per cent done. */
  progress: number(),
  rowCount: number(),
  /** A signed address that is good for ten minutes; missing until the file is ready or when it is gone. */
  fileOssUrl: text(),
  /** `source-timeout`, `forbidden`, `interrupted`, `internal`; missing unless it failed. */
  failReason: text(),
  createTime: text(),
  finishTime: text(),
  /** `csv` or `xlsx`. */
  format: text(),
  fileSize: number(),
  /** When the file is removed. */
  expireTime: text(),
});

/** Reads an export, which a backend may name by `uniqueId` alone. */
export const DownloadTaskSchema = /* @__PURE__ */ named(
  named(TaskSchema, 'id', ({ uniqueId }) => uniqueId),
  'uniqueId',
  ({ id }) => id,
);

/** An export as a server writes it. */
export type DownloadTaskInput = v.InferInput<typeof TaskSchema>;
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
