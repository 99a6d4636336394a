import * as v from 'valibot';
import { EncryptedSecretSchema, LoginAnswerSchema } from './account.ts';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, number, text } from './lenient.ts';

const ticket = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
/** Six digits of the app, or a recovery code with or without its dashes. */
const code = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40));
const password = EncryptedSecretSchema;

/** Reads what a sign-in is refused with while its second step is missing. */
export const SecondStepSchema = /* @__PURE__ */ v.looseObject({
  /** Goes along with the code; good for ten minutes and one sign-in. */
  ticket: v.string(),
  /** The company demands a second factor and the person has none yet: beginTotp and confirmTotp set it up. */
  mustSetUp: flag(),
});

const RecoveryCodesSchema = /* @__PURE__ */ v.looseObject({
  /** Shown once: the server keeps digests. */
  recoveryCodes: list(v.string()),
});

/** What a sign-in is refused with while its second step is missing. */
export type SecondStep = v.InferOutput<typeof SecondStepSchema>;

/** Calls of the second factor: an app's six digits, and recovery codes. */
export const secondFactorContract = {
  passSecondStep: endpoint({
    method: 'POST',
    path: '/sso/user/passSecondStep',
    summary: "Ends a sign-in with the second step: the app's six digits, or a recovery code, each good once.",
    request: v.object({ ticket, code }),
    response: LoginAnswerSchema,
    auth: 'none',
    silent: true,
    endsSession: false,
  }),
  querySecondFactor: endpoint({
    method: 'POST',
    path: '/sso/user/querySecondFactor',
    summary: 'Whether the caller has a second factor, how many recovery codes are left, and who demands it.',
    request: nothing,
    response: v.looseObject({
      isOn: flag(),
      /** ISO time with zone. */
      since: text(),
      recoveryCodesLeft: number(),
      /** A company of the caller's demands it: it cannot be switched off. */
      isRequired: flag(),
      /** False where no password opens the account: nothing asks for one. */
      hasPassword: flag(),
    }),
    idempotent: true,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/sso/user/beginTotp',
    summary:
      'A new secret for an authenticator app, of the caller, who proves the own password, or of a sign-in that must set it up; it counts once confirmed.',
    request: v.object({ ticket: v.optional(ticket), password: v.optional(password) }),
    response: v.looseObject({
      /** base32, to be typed in. */
      secret: v.string(),
      /** `otpauth:` address, to be shown as a QR code. */
      uri: v.string(),
    }),
    auth: 'optional',
    silent: true,
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/sso/user/confirmTotp',
    summary:
      "Switches the second factor on with the app's first code; with a ticket it ends that sign-in too.",
    request: v.object({ ticket: v.optional(ticket), code }),
    response: v.looseObject({ ...RecoveryCodesSchema.entries, signIn: maybe(LoginAnswerSchema) }),
    auth: 'optional',
    silent: true,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/sso/user/renewRecoveryCodes',
    summary: 'New recovery codes; the former ones end.',
    request: v.object({ password: v.optional(password) }),
    response: RecoveryCodesSchema,
    silent: true,
  }),
  disableSecondFactor: endpoint({
    method: 'POST',
    path: '/sso/user/disableSecondFactor',
    summary: 'Switches the second factor off; refused while a company demands it.',
    request: v.object({ password: v.optional(password) }),
    response: noData,
    silent: true,
  }),
};
