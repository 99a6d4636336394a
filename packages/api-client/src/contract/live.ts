import * as v from 'valibot';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

/** Reads a live broadcast; times are ISO texts with zone. */
const LiveBroadcastSchema = /* @__PURE__ */ v.looseObject({
  liveId: text(),
  liveBeginTime: text(),
  liveEndTime: text(),
  liveCoverUrl: text(),
  liveTitle: text(),
});

/** Reads a live broadcast with what its page shows. */
const LiveDetailSchema = /* @__PURE__ */ v.looseObject({
  ...LiveBroadcastSchema.entries,
  liveSpeaker: text(),
  liveDescription: text(),
  /** Clip to play; missing where there is none yet. */
  liveVideoUrl: text(),
  /** Server's clock, so that a wrong clock of the page counts down rightly. */
  serverTime: text(),
});

/** A live broadcast. */
export type LiveBroadcast = v.InferOutput<typeof LiveBroadcastSchema>;
/** A live broadcast with what its page shows. */
export type LiveDetail = v.InferOutput<typeof LiveDetailSchema>;

/** Calls for live broadcasts. */
export const liveContract = {
  getLivingBroadcast: endpoint({
    method: 'POST',
    path: '/sso/liveBroadcastGroup/getLivingBroadcast',
    summary: 'The broadcast that runs, else the next one within a day; null when there is none.',
    request: nothing,
    response: v.nullish(LiveBroadcastSchema),
    idempotent: true,
    silent: true,
  }),
  queryLiveBroadcastPage: endpoint({
    method: 'POST',
    path: '/sso/liveBroadcastGroup/queryLiveBroadcastPage',
    summary: 'A page of the broadcasts, the latest first.',
    request: v.object(pagedRequest),
    response: paged(LiveDetailSchema),
    idempotent: true,
  }),
  getLiveBroadcast: endpoint({
    method: 'POST',
    path: '/sso/liveBroadcastGroup/getLiveBroadcast',
    summary: 'One broadcast.',
    request: v.object({ liveId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
    response: LiveDetailSchema,
    idempotent: true,
  }),
};
