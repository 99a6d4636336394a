import * as v from 'valibot';
import { SupplyGuideSchema } from './businessEntities.ts';
import { recordKinds } from './businessKinds.ts';
import { endpoint } from './endpoint.ts';
import { list } from './lenient.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const kind = v.picklist(recordKinds);
/** Entries that are added to an own list at once. */
export const MOST_IMPORTED_ROWS = 5_000;
/** Characters that a value of an entry holds at most. */
export const LONGEST_VALUE = 500;

const values = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.nullable(v.union([v.pipe(v.string(), v.maxLength(LONGEST_VALUE)), v.number()])),
);

/** What people do in the micro-apps: entries that they keep, answers to buyers. */
export const businessWorkContract = {
  saveRecord: endpoint({
    method: 'POST',
    path: '/api/v1/saveRecord',
    summary:
      "Adds or changes an entry of one of the company's own lists; refused fields are named in the answer's data.",
    request: v.object({
      kind,
      /** Missing for a new entry. */
      id: v.optional(id),
      values,
    }),
    response: v.looseObject({ id: v.string() }),
  }),
  importRecords: endpoint({
    method: 'POST',
    path: '/api/v1/importRecords',
    summary:
      "Adds entries to one of the company's own lists, all of them or none: what is refused is named by row and field.",
    request: v.object({
      kind,
      /** Chosen by the client: the same key again adds nothing a second time. */
      importId: v.pipe(v.string(), v.minLength(1), v.maxLength(36)),
      rows: v.pipe(v.array(values), v.minLength(1), v.maxLength(MOST_IMPORTED_ROWS)),
    }),
    response: v.looseObject({
      added: v.number(),
      /** Every row that is refused; beyond 200 problems each by its first one. `row` counts from 1, and `field` is missing where the whole row is refused. */
      problems: list(v.looseObject({ row: v.number(), field: v.optional(v.string()), message: v.string() })),
    }),
    idempotent: true,
  }),
  deleteRecords: endpoint({
    method: 'POST',
    path: '/api/v1/deleteRecords',
    summary: "Removes entries of one of the company's own lists.",
    request: v.object({ kind, ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(1_000)) }),
    response: v.looseObject({ deleted: v.number() }),
  }),
  answerReview: endpoint({
    method: 'POST',
    path: '/api/v1/answerReview',
    summary: 'Answers what a buyer wrote; an earlier answer is replaced.',
    request: v.object({
      reviewId: id,
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)),
    }),
    response: v.looseObject({ reviewId: v.string(), status: v.string() }),
  }),
  querySupplyGuide: endpoint({
    method: 'POST',
    path: '/api/v1/querySupplyGuide',
    summary: "How far the company's supply chain is set up and what waits to be done.",
    request: v.object({}),
    response: SupplyGuideSchema,
    idempotent: true,
  }),
};
