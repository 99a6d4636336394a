import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, number, text } from './lenient.ts';

/** Reads the new-user guide's state; a push of type 7 brings the same as JSON text in `msgInfo`. */
export const GuideInfoSchema = /* @__PURE__ */ v.looseObject({
  /** Four times 0 or 1: shop authorisation, data pull, advertising authorisation, e-mail authorisation. */
  guideScheduleStr: text(),
  /** The steps as they stood before the last change. */
  sourceGuideScheduleStr: text(),
  /** 1 shown open, 2 finished and closed, 3 closed by operations, 4 collapsed. */
  guideStatus: number(),
  /** Per cent of the data pull. */
  listing: number(),
  inventory: number(),
  order: number(),
  platformUserName: text(),
  userAccount: text(),
});

/** The new-user guide's state. */
export type GuideInfo = v.InferOutput<typeof GuideInfoSchema>;

const GuideProcessSchema = /* @__PURE__ */ v.looseObject({
  /** False until the first shop was authorised: the person chooses a platform first. */
  platform_user: flag(),
  /** Platforms of the shops that are bound. */
  platforms: list(v.string()),
});

/** Calls of the new-user guide. */
export const guideContract = {
  queryLiteGuideInfo: endpoint({
    method: 'POST',
    path: '/sso/subjectService/queryLiteGuideInfo',
    summary: 'How far the new-user guide is.',
    request: nothing,
    response: GuideInfoSchema,
    idempotent: true,
    silent: true,
  }),
  updateLiteGuide: endpoint({
    method: 'POST',
    path: '/sso/subjectService/updateLiteGuide',
    summary: 'Saves whether the guide is open (1), finished (2) or collapsed (4).',
    request: v.object({ guideStatus: v.picklist([1, 2, 4]) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  guidePageProcess: endpoint({
    method: 'POST',
    path: '/api/v1/guide-page/process',
    summary: "The company's way through onboarding.",
    request: v.object({ gp_code: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
    response: v.looseObject({ process: maybe(GuideProcessSchema) }),
    idempotent: true,
    silent: true,
  }),
  guideProgress: endpoint({
    method: 'GET',
    path: '/guide/progress',
    summary: 'Per cent of the data pull.',
    request: nothing,
    response: v.looseObject({ listing: number(), inventory: number(), order: number() }),
    idempotent: true,
    silent: true,
  }),
};
