import * as v from 'valibot';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { identifier, list, text } from './lenient.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const ThirdSystemSchema = /* @__PURE__ */ v.looseObject({
  systemCode: identifier(),
  name: text(),
  /** Where the system's own pages are. */
  domain: text(),
});

/** A system of another company that the portal leads to. */
export type ThirdSystem = v.InferOutput<typeof ThirdSystemSchema>;

/** Calls about systems of other companies. */
export const thirdSystemsContract = {
  queryThirdSystemList: endpoint({
    method: 'POST',
    path: '/sso/thirdSystem/queryThirdSystemList',
    summary: 'The systems of other companies that the portal leads to.',
    request: v.object({}),
    response: list(ThirdSystemSchema),
    idempotent: true,
    silent: true,
  }),
  noticeThirdSystemClearCache: endpoint({
    method: 'POST',
    path: '/sso/serviceInfo/noticeThirdSystemClearCache',
    summary:
      'Tells a system that the person enters it by another service than before: what it cached is stale.',
    request: v.object({ serviceId: id, systemCode: id }),
    response: noData,
    silent: true,
  }),
};
