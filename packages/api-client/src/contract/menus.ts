import * as v from 'valibot';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { MenuTreeResponseSchema } from './menu.ts';

/** Calls about menus. */
export const menusContract = {
  getMenuTreeByServiceAndRole: endpoint({
    method: 'POST',
    path: '/sso/role/getMenuTreeByServiceAndRole',
    summary: "The menu tree of a service for the signed-in user's role.",
    request: v.object({ serviceId: v.string(), systemCode: v.string() }),
    response: MenuTreeResponseSchema,
    idempotent: true,
    tagged: true,
    silent: true,
    successCodes: ['200'],
  }),
  recordMenuOpt: endpoint({
    method: 'POST',
    path: '/sso/menuStatistics/recordMenuOpt',
    summary: 'Counts that a menu was opened.',
    request: v.object({
      menuId: v.string(),
      menuName: v.optional(v.string()),
      systemCode: v.optional(v.string()),
      statisticsType: v.optional(v.string()),
    }),
    response: noData,
    silent: true,
  }),
};
