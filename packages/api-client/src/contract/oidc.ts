import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FileAnswerSchema } from './fileAnswer.ts';
import { flag, list, text } from './lenient.ts';

const provider = v.pipe(v.string(), v.minLength(1), v.maxLength(50));
const opaque = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** A provider of OpenID Connect, as the caller's account stands to it. */
const OwnSignInSchema = /* @__PURE__ */ v.looseObject({
  provider: v.string(),
  name: text(),
  isLinked: flag(),
});

/** A provider that the caller may be linked to. */
export type OwnSignIn = v.InferOutput<typeof OwnSignInSchema>;

/** Calls of the sign-in by OpenID Connect beside those of every third party. */
export const oidcContract = {
  returnFromOidc: endpoint({
    method: 'GET',
    path: '/sso/oidc/{provider}',
    summary:
      'Where a provider of OpenID Connect sends the browser back to: leads on to the page that signs in.',
    request: v.object({ provider, code: opaque, state: opaque, iss: opaque }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
  }),
  queryOwnSignIns: endpoint({
    method: 'POST',
    path: '/sso/user/queryOwnSignIns',
    summary: "The providers of OpenID Connect, and whether the caller's account is linked to each.",
    request: nothing,
    response: list(OwnSignInSchema),
    idempotent: true,
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
