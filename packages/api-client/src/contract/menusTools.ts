import * as v from 'valibot';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { identifier, list, number, text } from './lenient.ts';
import { MenuListSchema } from './menu.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const MenuUseSchema = /* @__PURE__ */ v.looseObject({
  menuId: identifier(),
  systemCode: text(),
  /** How often the person opened it in the last 90 days. */
  views: number(),
  /** ISO time with zone. */
  lastOpenedAt: text(),
});

const PlatformVersionSchema = /* @__PURE__ */ v.looseObject({
  platformCode: identifier(),
  name: text(),
  enName: text(),
  krName: text(),
});

/** How often and when a person opened a menu. */
export type MenuUse = v.InferOutput<typeof MenuUseSchema>;
/** A version of the user centre that can be switched to. */
export type PlatformVersion = v.InferOutput<typeof PlatformVersionSchema>;

/** The version of the user centre that the version switch leads to. */
export const SUPER_PLATFORM_CODE = 'SSO_SYS_USER_SUPER';

/** Calls around menus that are made after the workspace shows. */
export const menusToolsContract = {
  queryMenuUse: endpoint({
    method: 'POST',
    path: '/sso/menuStatistics/queryMenuUse',
    summary: 'The menus that the person opened, most opened first: history and common menus on a new device.',
    request: v.object({ systemCode: v.optional(id) }),
    response: list(MenuUseSchema),
    idempotent: true,
    silent: true,
  }),
  addMenuScoreInfo: endpoint({
    method: 'POST',
    path: '/sso/menuStatistics/addMenuScoreInfo',
    summary: "Saves the person's score of a menu, 1 to 5, with a remark; a new one replaces the last.",
    request: v.object({
      menuId: id,
      score: v.picklist([1, 2, 3, 4, 5]),
      remark: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    }),
    response: noData,
    silent: true,
  }),
  addMenuStatus: endpoint({
    method: 'POST',
    path: '/sso/menu/addMenuStatus',
    summary: 'Saves whether tabs are restored at start (1) or the workspace starts with home only (2).',
    request: v.object({ saveMenuStatus: v.picklist([1, 2]) }),
    response: noData,
    idempotent: true,
  }),
  queryPageBindDocument: endpoint({
    method: 'POST',
    path: '/sso/pageDocumentRelation/queryPageBindDocument',
    summary: 'The help document of a menu; without one both fields are missing.',
    request: v.object({ menuId: id }),
    response: v.looseObject({ platformType: text(), documentId: text() }),
    idempotent: true,
    silent: true,
  }),
  updateSystemUpdateFlag: endpoint({
    method: 'POST',
    path: '/sso/role/updateSystemUpdateFlag',
    summary: 'Saves whether only usable entries (1) or also those not purchased (2) are shown.',
    request: v.object({ serviceId: id, systemCode: id, showUpdateFlag: v.picklist([1, 2]) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  getServiceCurrentDomainDetail: endpoint({
    method: 'POST',
    path: '/sso/role/getServiceCurrentDomainDetail',
    summary: 'Where a system of the company runs, and its status.',
    request: v.object({ serviceId: id, systemCode: id }),
    response: v.looseObject({ systemDomain: text(), status: number() }),
    idempotent: true,
    silent: true,
  }),
  selectSystemMenuPlatformCode: endpoint({
    method: 'POST',
    path: '/sso/role/selectSystemMenuPlatformCode',
    summary: 'The version in use, and the versions on offer.',
    request: v.object({ systemCode: id }),
    response: v.looseObject({ platformCode: text(), versions: list(PlatformVersionSchema) }),
    idempotent: true,
    silent: true,
  }),
  updatePlatformCode: endpoint({
    method: 'POST',
    path: '/sso/role/updatePlatformCode',
    summary: 'Switches to another version; the page reloads after it.',
    request: v.object({ platformCode: id }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  queryECMenuTreeByPlatformCode: endpoint({
    method: 'POST',
    path: '/sso/role/queryECMenuTreeByPlatformCode',
    summary: "The user centre's menu tree.",
    request: v.object({ platformCode: id, sourceSystem: v.optional(v.literal('ECS'), 'ECS') }),
    response: v.looseObject({ menuInfoListDTOS: MenuListSchema }),
    idempotent: true,
    silent: true,
  }),
};
