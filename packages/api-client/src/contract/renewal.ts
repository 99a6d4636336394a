import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { list, text } from './lenient.ts';

const systemCode = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Reads a text about a service that runs out, in three languages. */
const RenewNoticeSchema = /* @__PURE__ */ v.looseObject({
  id: text(),
  systemCode: text(),
  title: text(),
  titleEn: text(),
  titleKr: text(),
  msg: text(),
  msgEn: text(),
  msgKr: text(),
  /** When the service runs out. */
  expireTime: text(),
});

/** A text about a service that runs out. */
export type RenewNotice = v.InferOutput<typeof RenewNoticeSchema>;

/** Calls about services that run out. */
export const renewalContract = {
  renewalReminder: endpoint({
    method: 'POST',
    path: '/sso/serviceInfo/renewalReminder',
    summary: 'Whether to remind: `2` ERP order quota used up, another type service expired, empty nothing.',
    request: v.object({ systemCode }),
    response: v.looseObject({ type: v.optional(text(), '') }),
    idempotent: true,
    silent: true,
  }),
  queryRenewNotice: endpoint({
    method: 'POST',
    path: '/sso/subjectServiceSystemExt/queryRenewNotice',
    summary: 'Texts for the ticker about services that run out within thirty days or have run out.',
    request: v.object({ systemCode }),
    response: list(RenewNoticeSchema),
    idempotent: true,
    silent: true,
  }),
};
