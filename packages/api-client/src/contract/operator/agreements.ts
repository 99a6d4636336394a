import * as v from 'valibot';
import { noData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { flag, number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { inThree, keyword, ThreeSchema } from './fields.ts';

const EntrySchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  version: v.string(),
  name: v.optional(ThreeSchema, {}),
  /** Whether people are asked for this version now. */
  isCurrent: flag(),
  /** Whether who accepted the version before is asked again. */
  renew: flag(),
  acceptedCount: number(),
  /** ISO time with zone. */
  publishedAt: text(),
});

const AcceptanceSchema = /* @__PURE__ */ v.looseObject({
  userId: v.string(),
  userName: text(),
  name: text(),
  agreementId: text(),
  version: text(),
  /** ISO time with zone. */
  acceptedAt: text(),
});

/** A version of an agreement in the operator's list. */
export type OperatorAgreementEntry = v.InferOutput<typeof EntrySchema>;
/** Who accepted a version, and when. */
export type OperatorAcceptance = v.InferOutput<typeof AcceptanceSchema>;

const agreementId = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,49}$/));
const version = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const CONTENT_LENGTH = 262_144;

/** The documents that people agree to, as operators write them: the part `agreements` of the setup file. */
export const operatorAgreementsContract = {
  queryOperatorAgreementPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryAgreementPage',
    summary:
      'A page of all versions of the agreements, those that stand first, with how many people accepted each.',
    request: v.object({ ...pagedRequest, keyword }),
    response: paged(EntrySchema),
    idempotent: true,
  }),
  getOperatorAgreement: endpoint({
    method: 'POST',
    path: '/sso/operator/getAgreement',
    summary: 'A version of an agreement as it was written.',
    request: v.object({ id: agreementId, version }),
    response: v.looseObject({
      ...EntrySchema.entries,
      /** HTML; missing where the document is a page elsewhere. */
      text: v.optional(ThreeSchema),
      address: v.optional(ThreeSchema),
    }),
    idempotent: true,
  }),
  queryOperatorAcceptancePage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryAcceptancePage',
    summary: 'A page of who accepted which version, the last first.',
    request: v.object({ ...pagedRequest, id: v.optional(agreementId), keyword }),
    response: paged(AcceptanceSchema),
    idempotent: true,
  }),
  saveOperatorAgreement: endpoint({
    method: 'POST',
    path: '/sso/operator/saveAgreement',
    summary: 'Makes a version of an agreement the one that stands; one that people accepted keeps its words.',
    request: v.object({
      id: agreementId,
      version,
      name: inThree(200),
      /** HTML. */
      text: v.optional(inThree(CONTENT_LENGTH)),
      /** A page elsewhere, in place of a text. */
      address: v.optional(inThree(2000)),
      renew: v.boolean(),
    }),
    response: noData,
    maxRequestBytes: 4 * CONTENT_LENGTH,
    idempotent: true,
    silent: true,
  }),
  removeOperatorAgreement: endpoint({
    method: 'POST',
    path: '/sso/operator/removeAgreement',
    summary: 'Asks nobody for an agreement any more; what was accepted stays.',
    request: v.object({ id: agreementId }),
    response: noData,
    silent: true,
  }),
};
