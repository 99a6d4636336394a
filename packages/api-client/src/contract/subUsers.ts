import * as v from 'valibot';
import { EncryptedSecretSchema } from './account.ts';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

/** Codes of the refusals in permission management; each comes with a sentence. */
export const subUserCodes = {
  /** Main accounts may open everything and are not disabled here. */
  mainAccount: 'saas.sso.sub.user.error.code.0001',
  /** Some fields cannot be taken; `data.fields` says which and why. */
  fieldsRefused: 'saas.sso.sub.user.error.code.0002',
} as const;

/** The menus that the company gives to its sub-accounts together, as a holder of menus. */
export const STANDARD_MENUS = 'standard';

const userId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const menuIds = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), v.maxLength(20_000));

const SubUserSchema = /* @__PURE__ */ v.looseObject({
  userId: v.string(),
  /** What the person signs in with. */
  userName: text(),
  realName: text(),
  phone: text(),
  email: text(),
  headImgUrl: text(),
  /** Opens everything, and manages the others. */
  isMain: flag(),
  /** Has the standard menus instead of menus of their own. */
  isStandard: flag(),
  /** How many pages the person may open; missing for main accounts. */
  menuCount: number(),
  isDisabled: flag(),
  /** ISO time with zone of the last sign-in; missing before the first. */
  lastLoginTime: text(),
});

const GrantableMenuSchema = /* @__PURE__ */ v.looseObject({
  menuId: v.string(),
  parentId: text(),
  menuName: text(),
  menuEnName: text(),
  menuKrName: text(),
  /** Opens a page: only such menus are granted. */
  isLeaf: flag(),
});

const GrantableSystemSchema = /* @__PURE__ */ v.looseObject({
  systemCode: v.string(),
  systemName: text(),
  systemEnName: text(),
  systemKrName: text(),
  /** Parents before their children. */
  menus: list(GrantableMenuSchema),
});

/** A person of the company. */
export type SubUser = v.InferOutput<typeof SubUserSchema>;
/** A menu that can be granted, or a heading above such. */
export type GrantableMenu = v.InferOutput<typeof GrantableMenuSchema>;
/** A system with its menus. */
export type GrantableSystem = v.InferOutput<typeof GrantableSystemSchema>;

/** Calls of permission management; only the company's main accounts make them. */
export const subUsersContract = {
  querySubUserPage: endpoint({
    method: 'POST',
    path: '/sso/subUser/querySubUserPage',
    summary: 'A page of the people of the company, main accounts first.',
    request: v.object({
      ...pagedRequest,
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    }),
    response: paged(SubUserSchema),
    idempotent: true,
  }),
  addSubUser: endpoint({
    method: 'POST',
    path: '/sso/subUser/addSubUser',
    summary: 'Adds a sub-account; it may open nothing before menus are granted.',
    request: v.object({
      realName: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      userName: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50))),
      email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
      password: EncryptedSecretSchema,
    }),
    response: v.looseObject({ userId: v.string() }),
    silent: true,
  }),
  setSubUserDisabled: endpoint({
    method: 'POST',
    path: '/sso/subUser/setSubUserDisabled',
    summary: 'Closes the company to a person, whose sessions end at once, or opens it again.',
    request: v.object({ userId, isDisabled: v.boolean() }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  deleteSubUser: endpoint({
    method: 'POST',
    path: '/sso/subUser/deleteSubUser',
    summary: 'Takes a person out of the company for good, whose sessions end at once.',
    request: v.object({ userId }),
    response: noData,
    silent: true,
  }),
  queryGrantableMenus: endpoint({
    method: 'POST',
    path: '/sso/subUser/queryGrantableMenus',
    summary: "The company's systems with all their menus.",
    request: nothing,
    response: list(GrantableSystemSchema),
    idempotent: true,
  }),
  queryGrantedMenus: endpoint({
    method: 'POST',
    path: '/sso/subUser/queryGrantedMenus',
    summary: 'The menus of a person, or with `standard` those that sub-accounts have together.',
    request: v.object({ holder: userId }),
    response: v.looseObject({ menuIds: list(v.string()), isStandard: flag() }),
    idempotent: true,
  }),
  saveGrantedMenus: endpoint({
    method: 'POST',
    path: '/sso/subUser/saveGrantedMenus',
    summary: 'Gives a person menus of their own or the standard ones, or changes the standard ones.',
    request: v.object({ holder: userId, menuIds, isStandard: v.optional(v.boolean(), false) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
