import * as v from 'valibot';
import { noData } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, identifier, list, named, number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

/** Codes of the refusals about custom scenes; each comes with a sentence for the person. */
export const sceneCodes = {
  /** The person has 30 scenes already. */
  tooManyScenes: 'saas.sso.custom.group.error.code.0001',
  nameMissing: 'saas.sso.custom.group.error.code.0002',
  /** The name has more than 30 characters. */
  nameTooLong: 'saas.sso.custom.group.error.code.0003',
  menusMissing: 'saas.sso.custom.group.error.code.0004',
  /** More than 15 menus. */
  tooManyMenus: 'saas.sso.custom.group.error.code.0005',
  /** A menu that the person has no right to; `data.menuIds` names them. */
  menuUnknown: 'saas.sso.custom.group.error.code.0006',
  /** The scene is in use in this session. */
  sceneInUse: 'saas.sso.custom.group.error.code.0007',
  /** Somebody changed the scene meanwhile; `data` is the scene as it stands. */
  sceneChanged: 'saas.sso.custom.group.error.code.0008',
  /** The scene is not there any more. */
  sceneGone: 'saas.sso.custom.group.error.code.0009',
  /** The remark has more than 500 characters. */
  remarkTooLong: 'saas.sso.custom.group.error.code.0010',
  /** Demo mode takes no scenes. */
  notInDemo: 'saas.sso.custom.group.error.code.0011',
} as const;

/** Reads a custom scene, which a backend may name by `id` instead of `groupId`. */
const SceneSchema = /* @__PURE__ */ named(
  v.looseObject({
    groupId: identifier(),
    customMenuName: text(),
    groupMenuBindDTOS: list(v.looseObject({ menuId: identifier() })),
    menuIds: list(identifier()),
    remark: text(),
    type: number(),
    /** Goes up with every change: sent back with an edit. */
    version: number(),
    /** In use in this session: cannot be deleted. */
    active: flag(),
  }),
  'groupId',
  ({ id }) => id,
);

/** A custom scene: menus that a person put together under a name. */
export type Scene = v.InferOutput<typeof SceneSchema>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const type = v.optional(v.literal(1), 1);
/* Length and number are judged by the server, which says in words what is wrong; the schema only bounds the work. */
const menuIds = v.pipe(v.array(id), v.maxLength(1000));
const sceneFields = {
  customMenuName: v.pipe(v.string(), v.maxLength(1000)),
  menuIds,
  remark: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
  type,
};

/** The key of a menu's pane is its id with this before it. */
const MENU_KEY_PREFIX = /^m_/;

/** Reads a favourite, which a backend may name by `key` instead of `menuId`. */
const FavouriteSchema = /* @__PURE__ */ named(v.looseObject({ menuId: identifier() }), 'menuId', ({ key }) =>
  typeof key === 'string' ? key.replace(MENU_KEY_PREFIX, '') : key,
);

/** Calls about custom scenes, pins and favourites. */
export const menusCustomContract = {
  queryCustomGroupList: endpoint({
    method: 'POST',
    path: '/sso/customGroup/queryList',
    summary: "The person's custom scenes, in their order.",
    request: v.object({ type }),
    response: list(SceneSchema),
    idempotent: true,
    silent: true,
  }),
  queryCustomGroup: endpoint({
    method: 'POST',
    path: '/sso/customGroup/query',
    summary: 'One custom scene.',
    request: v.object({ groupId: id }),
    response: SceneSchema,
    idempotent: true,
    silent: true,
  }),
  addCustomGroup: endpoint({
    method: 'POST',
    path: '/sso/customGroup/add',
    summary: 'Adds a custom scene: 30 at most, a name of 30 characters, 15 menus.',
    request: v.object(sceneFields),
    response: v.looseObject({ groupId: text(), version: number() }),
    silent: true,
  }),
  delCustomGroup: endpoint({
    method: 'POST',
    path: '/sso/customGroup/del',
    summary: 'Deletes a custom scene; not the one in use.',
    request: v.object({ groupId: id }),
    response: noData,
    silent: true,
  }),
  editCustomGroup: endpoint({
    method: 'POST',
    path: '/sso/customGroup/edit',
    summary: 'Changes a custom scene; with `version` only if nobody changed it meanwhile.',
    request: v.object({
      groupId: id,
      ...sceneFields,
      version: v.optional(v.pipe(v.number(), v.integer())),
    }),
    response: v.looseObject({ version: number() }),
    silent: true,
  }),
  bindMenuCustomMenu: endpoint({
    method: 'POST',
    path: '/sso/customGroup/bindMenuCustomMenu',
    summary: 'Adds menus to a custom scene.',
    request: v.object({ groupId: id, menuIds }),
    response: v.looseObject({ version: number() }),
    silent: true,
  }),
  sortCustomGroups: endpoint({
    method: 'POST',
    path: '/sso/customGroup/sort',
    summary: 'Saves the order of the custom scenes; those that are not named keep their order behind.',
    request: v.object({ groupIds: v.pipe(v.array(id), v.maxLength(100)) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  useCustomGroup: endpoint({
    method: 'POST',
    path: '/sso/customGroup/use',
    summary: 'Says which custom scene is in use in this session; none without `groupId`.',
    request: v.object({ groupId: v.optional(id) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  collectMenu: endpoint({
    method: 'POST',
    path: '/sso/customGroup/collectMenu',
    summary: 'Pins (1) or unpins (2) a menu.',
    request: v.object({ menuId: id, optType: v.picklist([1, 2]) }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  addFavorites: endpoint({
    method: 'POST',
    path: '/sso/customGroup/addFavorites',
    summary: "Puts a menu among the person's favourites.",
    request: v.object({ menuId: id }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  delFavorites: endpoint({
    method: 'POST',
    path: '/sso/customGroup/delFavorites',
    summary: "Takes a menu from the person's favourites.",
    request: v.object({ menuId: id }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  queryFavorites: endpoint({
    method: 'POST',
    path: '/sso/customGroup/queryFavorites',
    summary: "The person's favourites, newest first; menus of every system.",
    request: v.object(pagedRequest),
    response: paged(FavouriteSchema),
    idempotent: true,
    silent: true,
  }),
};
