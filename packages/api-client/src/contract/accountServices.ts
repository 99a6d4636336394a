import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { list, maybe, number, text } from './lenient.ts';
import { SystemEntrySchema } from './systemEntry.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const FreePackageSchema = /* @__PURE__ */ v.looseObject({
  packageId: v.string(),
  packageName: text(),
  systemCode: text(),
  systemName: text(),
  /** Days that it lasts. */
  days: number(),
});

const MarketAppSchema = /* @__PURE__ */ v.looseObject({
  appId: v.string(),
  appName: text(),
  appDesc: text(),
  category: text(),
  /** http(s) or data address, or a built-in icon's name. */
  icon: text(),
  /** 1 in use, 0 not yet, 2 expired. */
  status: number(),
  /** Price of a month in the smallest unit of `currency`. */
  monthlyAmount: number(),
  currency: text(),
  /** ISO time with zone. */
  expireTime: text(),
});

/** A package on offer for nothing. */
export type FreePackage = v.InferOutput<typeof FreePackageSchema>;
/** An app of the marketplace. */
export type MarketApp = v.InferOutput<typeof MarketAppSchema>;

/** What the method `fundsAssistantAuth` of platformUniteInterface answers inside `respBody`. */
export const FundsAssistantSchema = /* @__PURE__ */ v.looseObject({
  url: text(),
  /** 1 = authorised. */
  authStatus: number(),
});

/** Calls about packages, the marketplace and parties outside. */
export const accountServicesContract = {
  chooseAppearance: endpoint({
    method: 'POST',
    path: '/sso/user/chooseAppearance',
    summary: "Saves the colours that the user chose, for all of the user's devices.",
    request: v.object({ appearance: v.picklist(['light', 'dark', 'auto']) }),
    response: noData,
    silent: true,
    idempotent: true,
  }),
  querySystemServicePackageInfo: endpoint({
    method: 'POST',
    path: '/sso/subjectService/querySystemServicePackageInfo',
    summary: "A service's package: name, quantity, when it ends.",
    request: v.object({ serviceId: id, systemCode: id }),
    response: v.looseObject({
      packageId: text(),
      packageName: text(),
      /** Missing: unlimited. */
      quantity: number(),
      /** ISO time with zone. */
      expireTime: text(),
    }),
    idempotent: true,
    silent: true,
  }),
  queryEjectFreePackage: endpoint({
    method: 'POST',
    path: '/sso/subjectService/queryEjectFreePackage',
    summary: 'The free package on offer for a system, or null.',
    request: v.object({ systemCode: id }),
    response: maybe(FreePackageSchema),
    idempotent: true,
    silent: true,
  }),
  openFreePackage: endpoint({
    method: 'POST',
    path: '/sso/subjectService/openFreePackage',
    summary: 'Takes a free package: the system as it stands then.',
    request: v.object({ packageId: id }),
    response: SystemEntrySchema,
    silent: true,
  }),
  queryThirdAppSimple: endpoint({
    method: 'POST',
    path: '/openApi/apiAppInfo/queryThirdAppSimple',
    summary: 'The apps of the marketplace.',
    request: nothing,
    response: list(MarketAppSchema),
    idempotent: true,
    silent: true,
  }),
  platformUniteInterface: endpoint({
    method: 'POST',
    path: '/sso/ThirdInterface/platformUniteInterface',
    summary: 'Asks a party outside by the name of the method; `respBody` is JSON text.',
    request: v.object({ method: id, params: v.optional(v.record(v.string(), v.unknown())) }),
    response: v.looseObject({ respBody: text() }),
    idempotent: true,
    silent: true,
  }),
  getAccountStatusList: endpoint({
    method: 'POST',
    path: '/sso/ThirdInterface/getAccountStatusList',
    summary: "The company's shops on a platform, or on all, with their status.",
    request: v.object({ platform: v.optional(id) }),
    response: list(
      v.looseObject({
        shopId: text(),
        shopName: text(),
        platform: text(),
        marketplace: text(),
        /** `bound`, `expired`; others are kept. */
        status: text(),
      }),
    ),
    idempotent: true,
    silent: true,
  }),
  buildStationStatusInterface: endpoint({
    method: 'POST',
    path: '/sso/ThirdInterface/buildStationStatusInterface',
    summary:
      "Whether the person's station is built (1); embedded apps ask it, the shell has it in the user info.",
    request: nothing,
    response: v.looseObject({ buildStationStatus: number() }),
    idempotent: true,
    silent: true,
  }),
  forward: endpoint({
    method: 'POST',
    path: '/sso/forward',
    summary: "Passes a JSON call on to a party that the operator named; answers that party's JSON.",
    request: v.object({
      /** A name of the operator's list, never an address. */
      target: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/)),
      method: v.optional(v.picklist(['GET', 'POST']), 'POST'),
      /** Below the party's address: letters, digits, `_` `-` and single slashes. */
      path: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[\w-]+)*$/)), ''),
      body: v.optional(v.unknown()),
    }),
    response: v.unknown(),
    silent: true,
  }),
  companyData: endpoint({
    method: 'GET',
    path: '/company-data/{resource}',
    summary:
      'The company-data service, which embedded apps ask: query fields are passed through, its JSON comes back as it is.',
    request: v.looseObject({ resource: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,49}$/)) }),
    response: v.unknown(),
    answer: 'json',
    idempotent: true,
    silent: true,
  }),
};
