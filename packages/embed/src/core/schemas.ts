import * as v from 'valibot';
import type { RequestType } from './capabilities.ts';
import { isSmallData } from './isSmallData.ts';

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const title = v.pipe(v.string(), v.maxLength(200));
/** A path inside a micro-app: it cannot leave the portal, whatever the router makes of it. */
const path = v.pipe(
  v.string(),
  v.maxLength(2_048),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  v.regex(/^\/(?![/\\])[^\u0000-\u001f\\]*$/),
);
const props = v.pipe(v.custom<Record<string, unknown>>(isSmallData), v.record(v.string(), v.unknown()));

const nothing = v.nullish(v.null_());
/** A field that may be missing, or `null`. */
function maybe<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );
}
/** An identifier, which some backends number. */
const identifier = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.minLength(1),
  v.maxLength(128),
);

const scopeText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const day = v.pipe(v.string(), v.isoDate());

/** What each request may carry; anything else is refused. */
export const REQUEST_SCHEMAS = {
  hello: nothing,
  routeChanged: v.strictObject({ path, replace: v.optional(v.boolean()) }),
  setTitle: v.strictObject({ title }),
  setBadge: v.strictObject({
    badge: v.nullable(v.union([v.pipe(v.string(), v.maxLength(12)), v.pipe(v.number(), v.finite())])),
  }),
  setDirty: v.strictObject({ dirty: v.boolean() }),
  reportError: v.strictObject({
    errorCode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    pageUrl: v.pipe(v.string(), v.maxLength(2_048)),
    systemCode: v.optional(name),
  }),
  getUserInfo: nothing,
  getAccessToken: nothing,
  getCookie: v.strictObject({ name }),
  navigate: v.strictObject({
    path,
    app: v.optional(name),
    systemCode: v.optional(name),
    newPane: v.optional(v.boolean()),
  }),
  openDialog: v.strictObject({ name, props: v.optional(props) }),
  openMenu: v.strictObject({ menuId: name }),
  muteTimeChanged: nothing,
  // A row of an export centre as it is: what else it holds is let be.
  exportTask: v.object({
    id: identifier,
    uniqueId: maybe(identifier),
    name: maybe(v.pipe(v.string(), v.maxLength(1_000))),
    isDuplicate: maybe(v.boolean()),
  }),
  stateChanged: v.strictObject({
    keys: v.pipe(
      v.array(v.picklist(['userInfo', 'userConfig', 'systemList', 'logout'])),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
  setScope: v.strictObject({
    scope: v.strictObject({
      shop: v.optional(v.nullable(scopeText)),
      marketplace: v.optional(v.nullable(scopeText)),
      period: v.optional(v.nullable(v.strictObject({ from: day, to: day }))),
    }),
    chosen: v.optional(v.boolean()),
  }),
  logout: nothing,
  key: v.strictObject({
    type: v.picklist(['keydown', 'keyup']),
    code: v.pipe(v.string(), v.regex(/^\w{1,32}$/)),
    key: v.pipe(v.string(), v.maxLength(32)),
    altKey: v.boolean(),
    ctrlKey: v.boolean(),
    metaKey: v.boolean(),
    shiftKey: v.boolean(),
    repeat: v.boolean(),
  }),
} as const satisfies Record<RequestType, v.GenericSchema>;

/** The outer form of every request. */
export const requestSchema = v.object({ v: v.number(), type: v.string(), payload: v.optional(v.unknown()) });

/** The checked payload of each request. */
export type RequestPayloads = { [Type in RequestType]: v.InferOutput<(typeof REQUEST_SCHEMAS)[Type]> };
