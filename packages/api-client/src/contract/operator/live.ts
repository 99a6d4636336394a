import * as v from 'valibot';
import { noData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity, inThree, moment, ThreeSchema } from './fields.ts';

const LiveSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  title: ThreeSchema,
  description: ThreeSchema,
  speaker: text(),
  /** ISO times with zone. */
  beginsAt: text(),
  endsAt: text(),
  /** `coming`, `live` or `over`. */
  state: text(),
});

/** A live class as it was planned. */
export type OperatorLive = v.InferOutput<typeof LiveSchema>;

/** What an operator does with live classes. */
export const operatorLiveContract = {
  queryOperatorLivePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryLivePage',
    summary: 'A page of all live classes, the latest first.',
    request: v.object({ ...pagedRequest }),
    response: paged(LiveSchema),
    idempotent: true,
  }),
  saveOperatorLive: endpoint({
    method: 'POST',
    path: '/sso/operator/saveLive',
    summary: 'Plans a live class or changes it; the same id twice is one class.',
    request: v.object({
      id: v.pipe(v.string(), v.uuid()),
      title: inThree(200),
      description: inThree(2_000),
      speaker: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      beginsAt: moment,
      endsAt: moment,
    }),
    response: v.looseObject({ id: v.string() }),
    idempotent: true,
    silent: true,
  }),
  endOperatorLive: endpoint({
    method: 'POST',
    path: '/sso/operator/endLive',
    summary: 'Ends a live class that runs, and calls off one that is to come.',
    request: v.object({ id: identity }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
