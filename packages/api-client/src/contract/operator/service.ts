import * as v from 'valibot';
import { auditKinds } from '../audit.ts';
import { noData, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { FileAnswerSchema } from '../fileAnswer.ts';
import { list, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity, keyword, moment } from './fields.ts';

/** What is looked at, in the order in which it is shown. */
export const healthChecks = [
  'database',
  'tables',
  'jobs',
  'exports',
  'messages',
  'mail',
  'sms',
  'backup',
  'answers',
  'traffic',
] as const;

/** One thing that is looked at. */
export type HealthCheck = (typeof healthChecks)[number];

const CheckSchema = /* @__PURE__ */ v.looseObject({
  /** One of `healthChecks`. */
  check: text(),
  /** `good`, `attention`, `bad`, or `off` for what is not set up. */
  state: text(),
  /** Figures of it, by name. */
  values: v.optional(v.record(v.string(), v.nullable(v.number())), () => ({})),
});

/** How a part of the service does. */
export type HealthState = v.InferOutput<typeof CheckSchema>;

const JobSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  kind: text(),
  /** `queued`, `running`, `done` or `failed`. */
  status: text(),
  attempts: number(),
  companyName: text(),
  error: text(),
  /** ISO times with zone. */
  createdAt: text(),
  runAt: text(),
});

const ExportSchema = /* @__PURE__ */ v.looseObject({
  taskId: v.string(),
  companyId: text(),
  companyName: text(),
  name: text(),
  personName: text(),
  /** As in the export centre: 0 waiting, 1 being made, 2 ready, 3 failed, 4 expired. */
  status: number(),
  rowCount: number(),
  size: number(),
  error: text(),
  createdAt: text(),
  finishedAt: text(),
});

const MessageSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  /** `email`, `sms` or `dingtalk`. */
  channel: text(),
  recipient: text(),
  subject: text(),
  /** `waiting`, `sent` or `failed`. */
  state: text(),
  attempts: number(),
  error: text(),
  createdAt: text(),
});

const EntrySchema = /* @__PURE__ */ v.looseObject({
  id: number(),
  time: text(),
  kind: text(),
  action: text(),
  companyName: text(),
  actor: text(),
  target: text(),
  address: text(),
  /** What was there before and after, where it is known. */
  before: v.optional(v.nullable(v.unknown())),
  after: v.optional(v.nullable(v.unknown())),
});

/** A piece of work of the server. */
export type OperatorJob = v.InferOutput<typeof JobSchema>;
/** A file that somebody asked for. */
export type OperatorExport = v.InferOutput<typeof ExportSchema>;
/** What is sent to somebody outside. */
export type OperatorMessage = v.InferOutput<typeof MessageSchema>;
/** An entry of the whole portal's audit log. */
export type OperatorAuditEntry = v.InferOutput<typeof EntrySchema>;

const auditSelection = {
  kind: v.optional(v.picklist(auditKinds)),
  companyId: v.optional(identity),
  keyword,
  since: v.optional(moment),
};

/** How the service does, and what an operator does about it. */
export const operatorServiceContract = {
  getOperatorHealth: endpoint({
    method: 'POST',
    path: '/sso/operator/getHealth',
    summary: 'How database, jobs, exports, messages and backups do, in figures.',
    request: nothing,
    response: v.looseObject({
      checks: list(CheckSchema),
      /** ISO times with zone. */
      startedAt: text(),
      checkedAt: text(),
    }),
    idempotent: true,
  }),
  queryOperatorJobPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryJobPage',
    summary: 'A page of the work of the server, the newest first.',
    request: v.object({
      ...pagedRequest,
      status: v.optional(v.picklist(['queued', 'running', 'done', 'failed'])),
    }),
    response: paged(JobSchema),
    idempotent: true,
  }),
  retryOperatorJob: endpoint({
    method: 'POST',
    path: '/sso/operator/retryJob',
    summary: 'Does a piece of work again that had failed.',
    request: v.object({ id: identity }),
    response: noData,
    silent: true,
  }),
  queryOperatorExportPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryExportPage',
    summary: 'A page of the exports of all companies, the newest first.',
    request: v.object({ ...pagedRequest, status: v.optional(v.picklist([0, 1, 2, 3, 4])) }),
    response: paged(ExportSchema),
    idempotent: true,
  }),
  retryOperatorExport: endpoint({
    method: 'POST',
    path: '/sso/operator/retryExport',
    summary: 'Makes an export again that had failed, for the person who asked for it.',
    request: v.object({ taskId: identity }),
    response: noData,
    silent: true,
  }),
  queryOperatorMessagePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryMessagePage',
    summary: 'A page of e-mails, text messages and notices to other parties, without what they say.',
    request: v.object({
      ...pagedRequest,
      keyword,
      state: v.optional(v.picklist(['waiting', 'sent', 'failed'])),
    }),
    response: paged(MessageSchema),
    idempotent: true,
  }),
  retryOperatorMessage: endpoint({
    method: 'POST',
    path: '/sso/operator/retryMessage',
    summary: 'Sends a message again that had been given up.',
    request: v.object({ id: identity }),
    response: noData,
    silent: true,
  }),
  queryOperatorAuditPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryAuditPage',
    summary: 'A page of who did what in the whole portal, newest first.',
    request: v.object({ ...pagedRequest, ...auditSelection }),
    response: paged(EntrySchema),
    idempotent: true,
  }),
  exportOperatorAudit: endpoint({
    method: 'POST',
    path: '/sso/operator/exportAudit',
    summary: 'The same as a file, of the entries that the filter leaves.',
    request: v.object(auditSelection),
    response: FileAnswerSchema,
    answer: 'blob',
    idempotent: true,
    timeoutMs: 120_000,
  }),
};
