import type { Person } from '../ai/signInPerson.ts';
import type { Target } from './sendLoad.ts';

/** A call that every visit makes, and how many a second two cores shall answer. */
export type HotCall = { name: string; path: string; request: object; perSecond: number };

export const hotCalls: readonly HotCall[] = [
  {
    name: 'menu tree',
    path: '/sso/role/getMenuTreeByServiceAndRole',
    request: { serviceId: 'svc-erp', systemCode: 'ERP' },
    perSecond: 1_500,
  },
  { name: 'user info', path: '/sso/user/getUserInfoByHideCode', request: {}, perSecond: 2_000 },
  {
    name: 'notification page',
    path: '/sso/msgNotice/queryMsgNoticePage',
    request: { hasRead: 2, pageSize: 20 },
    perSecond: 1_000,
  },
  {
    name: 'order list',
    path: '/api/v1/queryList',
    request: { resource: 'orders', pageSize: 50 },
    perSecond: 400,
  },
];

/** The call as a person sends it. */
export function targetOf({ path, request }: HotCall, port: number, { token, company }: Person): Target {
  const body = JSON.stringify(request);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    authorization: token,
    company,
  };
  return { port, path, headers, body };
}
