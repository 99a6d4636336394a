import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FileAnswerSchema } from './fileAnswer.ts';
import { flag, list, text } from './lenient.ts';

const provider = v.pipe(v.string(), v.minLength(1), v.maxLength(50));
const opaque = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** A provider that people sign in by, as the caller's account stands to it. */
const OwnSignInSchema = /* @__PURE__ */ v.looseObject({
  provider: v.string(),
  name: text(),
  isLinked: flag(),
});

/** A provider that the caller may be linked to. */
export type OwnSignIn = v.InferOutput<typeof OwnSignInSchema>;

/** Calls of the sign-in by providers beside those of every third party. */
export const oidcContract = {
  returnFromOidc: endpoint({
    method: 'GET',
    path: '/sso/oidc/{provider}',
    summary: 'Where a provider sends the browser back to: leads on to the page that signs in.',
    request: v.object({
      provider,
      code: opaque,
      /** As DingTalk calls it. */
      authCode: opaque,
      state: opaque,
      iss: opaque,
    }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
  }),
  queryOwnSignIns: endpoint({
    method: 'POST',
    path: '/sso/user/queryOwnSignIns',
    summary: "The providers that people sign in by, and whether the caller's account is linked to each.",
    request: nothing,
    response: list(OwnSignInSchema),
    idempotent: true,
  }),
  beginLinkSignIn: endpoint({
    method: 'POST',
    path: '/sso/user/beginLinkSignIn',
    summary:
      "Where to send the browser to link the caller's account to a provider, and the state to keep until it comes back.",
    request: v.object({ provider }),
    response: v.looseObject({ url: v.string(), state: v.string() }),
    silent: true,
  }),
  linkSignIn: endpoint({
    method: 'POST',
    path: '/sso/user/linkSignIn',
    summary:
      "Links the caller's account to whom the provider vouched for; state and code are good once, and for the caller alone.",
    request: v.object({
      provider,
      code: v.pipe(v.string(), v.maxLength(2000)),
      state: v.pipe(v.string(), v.maxLength(2000)),
      iss: opaque,
    }),
    response: noData,
    silent: true,
  }),
  unlinkSignIn: endpoint({
    method: 'POST',
    path: '/sso/user/unlinkSignIn',
    summary: "Unlinks the caller's account from a provider; refused where no password opens it.",
    request: v.object({ provider }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
