import * as v from 'valibot';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

const SessionSchema = /* @__PURE__ */ v.looseObject({
  /** Opens nothing. */
  sessionId: v.string(),
  userId: text(),
  personName: text(),
  /** Such as `Chrome`; missing when it cannot be told. */
  browser: text(),
  /** Such as `Windows`. */
  system: text(),
  address: text(),
  /** ISO times with zone. */
  startedAt: text(),
  lastUsedAt: text(),
  /** Whether it is the caller's own in use, which is ended by signing out. */
  isCurrent: flag(),
});

const ExportSchema = /* @__PURE__ */ v.looseObject({
  taskId: v.string(),
  personName: text(),
  name: text(),
  /** As in the export centre: 0 waiting, 1 being made, 2 ready, 3 failed, 4 expired. */
  status: number(),
  rowCount: number(),
  size: number(),
  /** ISO times with zone. */
  createdAt: text(),
  expiresAt: text(),
});

/** Where one of a company's people is signed in. */
export type CompanySession = v.InferOutput<typeof SessionSchema>;
/** A file that one of a company's people took. */
export type CompanyExport = v.InferOutput<typeof ExportSchema>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What the main accounts of a company see and end of their people; others are refused. */
export const companyOversightContract = {
  queryCompanySessionPage: endpoint({
    method: 'POST',
    path: '/sso/companyOversight/querySessionPage',
    summary: 'A page of where the people of the company are signed in to it, last used first.',
    request: v.object({ ...pagedRequest }),
    response: paged(SessionSchema),
    idempotent: true,
  }),
  endCompanySession: endpoint({
    method: 'POST',
    path: '/sso/companyOversight/endSession',
    summary: "Ends one of the company's sessions; its open pages are told at once.",
    request: v.object({ sessionId: id }),
    response: noData,
    idempotent: true,
  }),
  queryCompanyExportPage: endpoint({
    method: 'POST',
    path: '/sso/companyOversight/queryExportPage',
    summary: "A page of the exports of the company's people, the newest first.",
    request: v.object({ ...pagedRequest, status: v.optional(v.picklist([0, 1, 2, 3, 4])) }),
    response: paged(ExportSchema),
    idempotent: true,
  }),
  revokeCompanyExport: endpoint({
    method: 'POST',
    path: '/sso/companyOversight/revokeExport',
    summary: 'Takes an export away from whoever asked for it: its file, its links, and its making.',
    request: v.object({ taskId: id }),
    response: noData,
    idempotent: true,
  }),
};
