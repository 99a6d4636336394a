import * as v from 'valibot';
import { noData, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, list, maybe, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity, keyword, line, moment } from './fields.ts';

/** What the list of companies can be narrowed to. */
export const operatorCompanyStates = ['open', 'locked', 'ending', 'ended'] as const;

const CompanySchema = /* @__PURE__ */ v.looseObject({
  companyId: v.string(),
  /** What operators and `portalctl` call it by. */
  code: text(),
  name: text(),
  timeZone: text(),
  /** ISO times with zone. */
  createdAt: text(),
  /** Missing while it is open. */
  lockedAt: text(),
  peopleCount: number(),
  systemCount: number(),
  /** When the next of its services ends; missing where none ends. */
  nextEnd: text(),
  /** The portal's own, which is not locked. */
  isOperators: flag(),
});

const QuotaSchema = /* @__PURE__ */ v.looseObject({
  item: v.string(),
  left: number(),
  isUnlimited: flag(),
});

const ServiceSchema = /* @__PURE__ */ v.looseObject({
  systemCode: v.string(),
  systemName: text(),
  systemEnName: text(),
  systemKrName: text(),
  /** 2 in service, 3 disabled, 4 authorised, 9 abandoned. */
  status: number(),
  packageName: text(),
  packageEnName: text(),
  packageKrName: text(),
  /** ISO time with zone; missing where it has no end. */
  expiresAt: text(),
  quotas: list(QuotaSchema),
  /** The plans that it can be put on. */
  plans: list(v.string()),
});

const OwnerSchema = /* @__PURE__ */ v.looseObject({ userId: v.string(), name: text(), contact: text() });

const AddableSchema = /* @__PURE__ */ v.looseObject({
  systemCode: v.string(),
  systemName: text(),
  systemEnName: text(),
  systemKrName: text(),
  plans: list(v.string()),
});

/** Where a person sets a password, and with what. */
export const PasswordLinkSchema = /* @__PURE__ */ v.looseObject({
  /** Whom it is for: their e-mail address or phone number. */
  contact: text(),
  address: text(),
  /** Six digits, good once; missing where one was made a moment ago. */
  code: text(),
  /** ISO time with zone. */
  validUntil: text(),
  /** Seconds until another can be made, where one was made a moment ago. */
  retryAfterSeconds: number(),
});

/** A company in the operator's list. */
export type OperatorCompany = v.InferOutput<typeof CompanySchema>;
/** What a company has of a system. */
export type OperatorService = v.InferOutput<typeof ServiceSchema>;
/** Where a person sets a password. */
export type PasswordLink = v.InferOutput<typeof PasswordLinkSchema>;

const systemCode = identity;
const fields = {
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  timeZone: v.pipe(v.string(), v.trim(), v.maxLength(100)),
};

/** What an operator does with companies. */
export const operatorCompaniesContract = {
  queryOperatorCompanyPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryCompanyPage',
    summary: 'A page of all companies, the newest first.',
    request: v.object({
      ...pagedRequest,
      keyword,
      state: v.optional(v.picklist(operatorCompanyStates)),
    }),
    response: paged(CompanySchema),
    idempotent: true,
  }),
  getOperatorCompany: endpoint({
    method: 'POST',
    path: '/sso/operator/getCompany',
    summary: 'A company with its services, its owners and the systems that it can be given.',
    request: v.object({ companyId: identity }),
    response: v.looseObject({
      company: CompanySchema,
      services: list(ServiceSchema),
      owners: list(OwnerSchema),
      addable: list(AddableSchema),
    }),
    idempotent: true,
  }),
  queryOperatorChoices: endpoint({
    method: 'POST',
    path: '/sso/operator/queryChoices',
    summary: 'The companies and systems that forms of the console offer.',
    request: nothing,
    response: v.looseObject({
      companies: list(v.looseObject({ companyId: v.string(), code: text(), name: text() })),
      systems: list(AddableSchema),
    }),
    idempotent: true,
  }),
  openOperatorCompany: endpoint({
    method: 'POST',
    path: '/sso/operator/openCompany',
    summary: 'Opens a company with the systems of the trial and its first owner, who sets a password next.',
    request: v.object({
      ...fields,
      code: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(100)), ''),
      ownerName: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      /** An e-mail address or a phone number. */
      ownerContact: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      language: v.picklist(['zh_CN', 'en_US', 'ko_KR']),
    }),
    response: v.looseObject({ companyId: v.string(), link: maybe(PasswordLinkSchema) }),
    silent: true,
  }),
  saveOperatorCompany: endpoint({
    method: 'POST',
    path: '/sso/operator/saveCompany',
    summary: 'Names a company, and sets the zone whose days it counts by.',
    request: v.object({ companyId: identity, ...fields }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  lockOperatorCompany: endpoint({
    method: 'POST',
    path: '/sso/operator/lockCompany',
    summary: 'Closes a company to all its people, whose sessions in it end at once, or opens it again.',
    request: v.object({ companyId: identity, isLocked: v.boolean() }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  addOperatorService: endpoint({
    method: 'POST',
    path: '/sso/operator/addService',
    summary: 'Gives a company a system by one of its plans, with the menus that come with it.',
    request: v.object({ companyId: identity, systemCode, plan: line }),
    response: noData,
    silent: true,
  }),
  saveOperatorService: endpoint({
    method: 'POST',
    path: '/sso/operator/saveService',
    summary: "Sets a service's end, state, plan and what is left of its quotas; what is not named stays.",
    request: v.object({
      companyId: identity,
      systemCode,
      /** ISO time with zone, null for a service without an end. */
      expiresAt: v.optional(v.nullable(moment)),
      status: v.optional(v.picklist([2, 3, 4, 9])),
      plan: v.optional(line),
      quotas: v.optional(
        v.pipe(
          v.array(
            v.object({
              item: line,
              left: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
              isUnlimited: v.boolean(),
            }),
          ),
          v.maxLength(50),
        ),
      ),
    }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
