import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, text } from './lenient.ts';

const DeviceSchema = /* @__PURE__ */ v.looseObject({
  /** Of the session; opens nothing. */
  sessionId: v.string(),
  /** Such as `Chrome`; missing when it cannot be told. */
  browser: text(),
  /** Such as `Windows`. */
  system: text(),
  address: text(),
  /** ISO times with zone. */
  startedAt: text(),
  lastUsedAt: text(),
  isCurrent: flag(),
});

/** A device on which a person is signed in. */
export type Device = v.InferOutput<typeof DeviceSchema>;

/** Calls about where the caller is signed in. */
export const devicesContract = {
  queryOwnDevices: endpoint({
    method: 'POST',
    path: '/sso/user/queryOwnDevices',
    summary: 'Where the caller is signed in, the device in use first.',
    request: nothing,
    response: list(DeviceSchema),
    idempotent: true,
  }),
  endOwnDevice: endpoint({
    method: 'POST',
    path: '/sso/user/endOwnDevice',
    summary: "Ends a session of the caller's on another device; its open pages are told at once.",
    request: v.object({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
