import * as v from 'valibot';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FileAnswerSchema } from './fileAnswer.ts';
import { list, text } from './lenient.ts';

const InThreeSchema = /* @__PURE__ */ v.looseObject({ zh: text(), en: text(), ko: text() });

/** A document that people agree to, in the version that stands. */
export const AgreementSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  version: v.string(),
  name: InThreeSchema,
  /** Where its text is read, in Chinese, English and Korean. */
  address: InThreeSchema,
});

/** A document that people agree to. */
export type Agreement = v.InferOutput<typeof AgreementSchema>;

const id = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(50));
const version = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** The versions of agreements that a page has shown to who accepts them. */
export const acceptedAgreements = /* @__PURE__ */ v.pipe(v.array(v.object({ id, version })), v.maxLength(50));

/** Calls about the documents that people agree to. */
export const agreementsContract = {
  queryOpenAgreements: endpoint({
    method: 'POST',
    path: '/sso/agreements/queryOpen',
    summary: 'The agreements that the caller has yet to accept in the version that stands.',
    request: nothing,
    response: list(AgreementSchema),
    idempotent: true,
    silent: true,
  }),
  acceptAgreements: endpoint({
    method: 'POST',
    path: '/sso/agreements/accept',
    summary:
      'Accepts the versions that were shown; answers what is still open, such as one that was changed since.',
    request: v.object({ agreements: acceptedAgreements }),
    response: list(AgreementSchema),
    idempotent: true,
    silent: true,
  }),
  showAgreement: endpoint({
    method: 'GET',
    path: '/sso/agreements/{id}/{version}',
    summary: 'A version of an agreement as a page, in the language of `lang`.',
    request: v.object({ id, version, lang: v.optional(v.pipe(v.string(), v.maxLength(35))) }),
    response: FileAnswerSchema,
    answer: 'blob',
    auth: 'none',
    idempotent: true,
  }),
};
