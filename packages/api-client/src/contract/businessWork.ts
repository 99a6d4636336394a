import * as v from 'valibot';
import { SupplyGuideSchema } from './businessEntities.ts';
import { recordKinds } from './businessKinds.ts';
import { endpoint } from './endpoint.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const kind = v.picklist(recordKinds);

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
      values: v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.nullable(v.union([v.pipe(v.string(), v.maxLength(500)), v.number()])),
      ),
    }),
    response: v.looseObject({ id: v.string() }),
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
