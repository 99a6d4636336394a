import * as v from 'valibot';
import { EncryptedSecretSchema } from '../account.ts';
import { noData, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, list, maybe, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { PasswordLinkSchema } from './companies.ts';
import { identity } from './fields.ts';
import type { SetupNames } from './setupNames.ts';

/** A menu of the setup file and what is below it; fields that no form shows are kept. */
export type SetupMenu = {
  id: string;
  name: SetupNames;
  icon?: string;
  app?: string;
  page?: string;
  url?: string;
  members?: boolean;
  menus?: SetupMenu[];
  [field: string]: unknown;
};

/** A system of the setup file. */
export type SetupSystem = {
  code: string;
  name: SetupNames;
  home?: string;
  menus: SetupMenu[];
  [field: string]: unknown;
};

/** What the setup file says of all companies; forms send back what they do not know as they got it. */
export type SetupFile = {
  brand?: { name: SetupNames; logo?: string };
  microApps?: { name: string; engine: string; entry: string; origin?: string; [field: string]: unknown }[];
  signIn?: { provider: string; name: string | SetupNames; [field: string]: unknown }[];
  assistant?: Record<string, unknown>;
  systems?: SetupSystem[];
  params?: { group: string; name: string; value: string; status?: number }[];
  [part: string]: unknown;
};

const FileSchema = /* @__PURE__ */ (() =>
  v.looseObject({}) as unknown as v.GenericSchema<unknown, SetupFile>)();

const ChangeSchema = /* @__PURE__ */ v.looseObject({
  id: number(),
  /** ISO time with zone. */
  at: text(),
  actor: text(),
  /** The parts of the setup file that were written. */
  parts: list(v.string()),
  /** The first of the changes; `count` says how many there are. */
  changes: list(v.looseObject({ sign: text(), group: text(), what: text(), detail: text() })),
  count: number(),
});

/** What was changed of the set-up, by whom and when. */
export type SetupChange = v.InferOutput<typeof ChangeSchema>;

const ModelSchema = /* @__PURE__ */ v.looseObject({
  code: text(),
  streaming: flag(),
  tools: flag(),
  images: flag(),
  /** Why it does not answer. */
  why: text(),
});

const LARGEST_FILE = 8 * 1_048_576;

/** What an operator sets up: the same as `portalctl apply` and `export`. */
export const operatorSetupContract = {
  getOperatorSetup: endpoint({
    method: 'POST',
    path: '/sso/operator/getSetup',
    summary: 'What is set up for all companies, as the setup file says it, and how far the first set-up is.',
    request: nothing,
    response: v.looseObject({
      file: FileSchema,
      /** The number of the last change: what is saved says what it was made from. */
      changeId: number(),
      hasPassword: flag(),
      /** Where the caller is reached; a test goes there. */
      email: text(),
      phone: text(),
      companyCount: number(),
      /** Whether mail and text messages reach people. */
      reachesMail: flag(),
      reachesPhones: flag(),
      /** Whether a language model is set up. */
      hasModel: flag(),
      /** Apps that come with the portal: menus may open them. */
      ownApps: list(v.string()),
    }),
    idempotent: true,
  }),
  applyOperatorSetup: endpoint({
    method: 'POST',
    path: '/sso/operator/applySetup',
    summary:
      'Makes the parts that a file names what it says, whole or not at all, for every company that has them unchanged.',
    request: v.object({
      /** Parts of the setup file; what is missing stays. */
      file: v.looseObject({}),
      /** The change that it was made from: refused where one of its parts was changed since. */
      changeId: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Takes pages that refuse to be framed all the same. */
      isUnseen: v.optional(v.boolean(), false),
    }),
    response: v.looseObject({
      changeId: number(),
      changeCount: number(),
      /** What works, and is probably not meant. */
      warnings: list(v.string()),
      /** Where people who are new set a password. */
      links: list(PasswordLinkSchema),
    }),
    maxRequestBytes: LARGEST_FILE,
    silent: true,
    timeoutMs: 120_000,
  }),
  queryOperatorSetupPage: endpoint({
    method: 'POST',
    path: '/sso/operator/querySetupPage',
    summary: 'A page of what was changed of the set-up, by whom and when, newest first.',
    request: v.object({ ...pagedRequest, part: v.optional(identity) }),
    response: paged(ChangeSchema),
    idempotent: true,
  }),
  restoreOperatorSetup: endpoint({
    method: 'POST',
    path: '/sso/operator/restoreSetup',
    summary: 'Puts back the parts that a change wrote, as they stood before it.',
    request: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    response: v.looseObject({ changeCount: number() }),
    silent: true,
    timeoutMs: 120_000,
  }),
  tryOperatorMenus: endpoint({
    method: 'POST',
    path: '/sso/operator/tryMenus',
    summary:
      "A company's menus of a system as one of its people has them, each with the reason where it is not shown.",
    request: v.object({ userId: identity, companyId: identity, systemCode: identity }),
    response: v.looseObject({
      /** Why nothing of it is shown; missing where the system opens. */
      reason: text(),
      /** Groups before what is below them. */
      menus: list(
        v.looseObject({
          menuId: v.string(),
          parentId: text(),
          name: v.looseObject({ zh: text(), en: text(), ko: text() }),
          isShown: flag(),
          /** Why it is not shown, or is shown locked. */
          reason: text(),
        }),
      ),
    }),
    idempotent: true,
  }),
  setOperatorPassword: endpoint({
    method: 'POST',
    path: '/sso/operator/setPassword',
    summary: "Sets the caller's first password; who has one changes it where everybody does.",
    request: v.object({ password: EncryptedSecretSchema }),
    response: noData,
    silent: true,
  }),
  testOperatorChannel: endpoint({
    method: 'POST',
    path: '/sso/operator/testChannel',
    summary: 'Sends a message by mail or as text to try the way.',
    request: v.object({
      channel: v.picklist(['email', 'sms']),
      recipient: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    }),
    response: v.looseObject({ delivery: text() }),
    silent: true,
  }),
  checkOperatorAssistant: endpoint({
    method: 'POST',
    path: '/sso/operator/checkAssistant',
    summary: 'Asks each model of the assistant for a word, a call of a tool, and about an image.',
    request: nothing,
    response: v.looseObject({ models: list(ModelSchema), provider: maybe(v.string()) }),
    silent: true,
    timeoutMs: 120_000,
  }),
};
