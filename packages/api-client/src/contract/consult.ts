import * as v from 'valibot';
import { USER_CENTRE_SYSTEM_CODE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { list, number, text } from './lenient.ts';

const ConsultCompanySchema = /* @__PURE__ */ v.looseObject({
  subjectCodeEncrypt: text(),
  companyName: text(),
  packageInfoOnlineDTOS: list(v.looseObject({ packageId: text(), packageName: text() })),
});

/** What the sales consult is told of the company. */
export type ConsultCompany = v.InferOutput<typeof ConsultCompanySchema>;

/** Calls behind the sales consult and the product helper. */
export const consultContract = {
  queryCompanyInfo: endpoint({
    method: 'POST',
    path: '/sso/subject/queryCompanyInfo',
    summary: 'The company with its packages, for the sales consult.',
    request: v.object({
      systemCode: v.optional(v.literal(USER_CENTRE_SYSTEM_CODE), USER_CENTRE_SYSTEM_CODE),
    }),
    response: ConsultCompanySchema,
    idempotent: true,
    silent: true,
  }),
  queryCompanySetting: endpoint({
    method: 'POST',
    path: '/sso/companySetting/query',
    summary: "The company's setting of the product helper: `is_set` 0 hides its icon.",
    request: v.object({ company_code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    response: v.looseObject({ is_set: number() }),
    idempotent: true,
    silent: true,
  }),
  issuePageToken: endpoint({
    method: 'POST',
    path: '/sso/user/issuePageToken',
    summary: 'A short-lived token that tells one outside page who asks, and opens nothing else.',
    request: v.object({ audience: v.picklist(['consult', 'product-ai', 'funds-assistant']) }),
    response: v.looseObject({ token: v.string(), expiresIn: v.number() }),
    silent: true,
  }),
};
