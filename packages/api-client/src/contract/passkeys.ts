import * as v from 'valibot';
import { EncryptedSecretSchema, LoginAnswerSchema } from './account.ts';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { list, text } from './lenient.ts';

const ticket = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(1500));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** What the browser's authenticator answered, as WebAuthn writes it in JSON. */
const response = v.looseObject({ id, rawId: id, type: v.literal('public-key'), response: v.looseObject({}) });

/** What a browser is asked with, and what its answer goes back with; good for five minutes and one answer. */
const PasskeyRequestSchema = /* @__PURE__ */ v.looseObject({
  /** Of WebAuthn, in JSON. */
  options: v.looseObject({}),
  ticket: v.string(),
});

const PasskeySchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  name: text(),
  /** ISO times with zone. */
  createdAt: text(),
  lastUsedAt: text(),
});

/** A passkey of a person. */
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** Calls of passkeys: a sign-in by one is both factors. */
export const passkeysContract = {
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/sso/user/beginPasskeySignIn',
    summary: 'What a browser is asked with for a sign-in by passkey, whoever signs in.',
    request: nothing,
    response: PasskeyRequestSchema,
    auth: 'none',
    silent: true,
    endsSession: false,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/sso/user/signInByPasskey',
    summary: "Signs in with a passkey's answer.",
    request: v.object({ ticket, response }),
    response: LoginAnswerSchema,
    auth: 'none',
    silent: true,
    endsSession: false,
  }),
  queryPasskeys: endpoint({
    method: 'POST',
    path: '/sso/user/queryPasskeys',
    summary: "The caller's passkeys, the newest first.",
    request: nothing,
    response: list(PasskeySchema),
    idempotent: true,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/sso/user/beginPasskey',
    summary: 'What a browser is asked with for another passkey of the caller, who shows the password.',
    request: v.object({ password: v.optional(EncryptedSecretSchema) }),
    response: PasskeyRequestSchema,
    silent: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/sso/user/addPasskey',
    summary: 'Keeps the passkey that the browser made, under a name.',
    request: v.object({ ticket, name, response }),
    response: noData,
    silent: true,
  }),
  renamePasskey: endpoint({
    method: 'POST',
    path: '/sso/user/renamePasskey',
    summary: "Gives one of the caller's passkeys another name.",
    request: v.object({ id, name }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/sso/user/removePasskey',
    summary: "Removes one of the caller's passkeys: it opens nothing any more.",
    request: v.object({ id }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
