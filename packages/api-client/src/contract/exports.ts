import * as v from 'valibot';
import { listSelection, reportSelection } from './business.ts';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { DownloadTaskSchema } from './exportEntities.ts';
import { FileAnswerSchema } from './fileAnswer.ts';
import { text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const short = (length: number) => v.pipe(v.string(), v.maxLength(length));
/** A kind of export that shows how a failure looks. */
const DEMO_KIND = 'demo-fails-once';
/** As many as one piece of work on orders takes. */
const MOST_NAMED_ROWS = 5_000;

/** Calls of the export centre; the tasks are the caller's own in the current company. */
export const exportsContract = {
  createDownloadTask: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/create-task',
    summary:
      'Exports a list as it is filtered and sorted, a report or a table of an answer, or prints packing slips or address labels of orders; refused with `exportDuplicate` while the same export is under way.',
    request: v.object({
      /** A list, as `queryList` shows it; `demo-fails-once` is the orders, failing at the first try. */
      resource: v.optional(v.picklist([...listSelection.resource.options, DEMO_KIND])),
      view: listSelection.view,
      filters: listSelection.filters,
      /** These rows of a list only. */
      ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_NAMED_ROWS))),
      sortBy: v.optional(short(40)),
      sortDirection: v.optional(v.picklist(['asc', 'desc'])),
      /** Instead of a list: a report, as `queryReport` shows it. */
      report: v.optional(reportSelection.report),
      days: reportSelection.days,
      marketplace: reportSelection.marketplace,
      of: reportSelection.of,
      /** Instead of both: all rows of an answer's table, by the `question` that it carries. */
      answer: v.optional(v.record(v.string(), v.unknown())),
      /** Keys of the columns that are wanted, in order; all when missing. */
      columns: v.optional(v.pipe(v.array(short(40)), v.minLength(1), v.maxLength(100))),
      /** `pdf` is what is printed, of orders only. */
      format: v.optional(v.picklist(['csv', 'xlsx', 'pdf']), 'csv'),
      /** What a `pdf` prints; packing slips when missing. */
      paper: v.optional(v.picklist(['packing-slips', 'address-labels'])),
      /** Shown name without extension; the list's title and the day when missing. */
      name: v.optional(short(100)),
      /** Names the export: a second one of the same name waits for the first. Made from the rest when missing. */
      uniqueId: v.optional(short(100)),
    }),
    response: DownloadTaskSchema,
  }),
  queryDownloadTasks: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/tasks',
    summary: "The caller's own exports, newest first, without the deleted ones.",
    request: v.object({
      ...pagedRequest,
      /** 0 waiting, 1 being made, 2 ready, 3 failed, 4 expired. */
      status: v.optional(v.picklist([0, 1, 2, 3, 4])),
      kind: v.optional(short(40)),
      /** Only this one. */
      id: v.optional(short(60)),
    }),
    response: paged(DownloadTaskSchema),
    idempotent: true,
  }),
  getDownloadTask: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/task/{id}',
    summary: 'How far an export is.',
    request: v.object({ id }),
    response: DownloadTaskSchema,
    idempotent: true,
    silent: true,
  }),
  retryDownloadTask: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/retry-task/{id}',
    summary: 'Makes a failed or expired export anew; one that is under way stays as it is.',
    request: v.object({ id }),
    response: DownloadTaskSchema,
    idempotent: true,
  }),
  deleteDownloadTask: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/delete-task/{id}',
    summary: 'Removes an export with its file; one that is under way is given up.',
    request: v.object({ id }),
    response: noData,
    idempotent: true,
  }),
  createDownloadLink: endpoint({
    method: 'POST',
    path: '/api/v1/download-center/link/{id}',
    summary: 'An address that downloads the file within a minute: ask when the person clicks.',
    request: v.object({ id }),
    response: v.looseObject({ url: v.string(), fileName: text(), expireTime: text() }),
    silent: true,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/v1/download-center/file/{id}',
    summary: 'The file of a signed address.',
    request: v.object({
      id,
      expires: v.optional(short(20), ''),
      sign: v.optional(short(100), ''),
    }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
    idempotent: true,
  }),
};
