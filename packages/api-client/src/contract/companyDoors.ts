import * as v from 'valibot';
import { noData, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { flag, number } from './lenient.ts';

/** Calls about how the people of a company sign in; only its main accounts make them. */
export const companyDoorsContract = {
  queryCompanyDoors: endpoint({
    method: 'POST',
    path: '/sso/company/queryCompanyDoors',
    summary: 'How the people of the company must sign in.',
    request: nothing,
    response: v.looseObject({
      requiresSecondFactor: flag(),
      singleSignOnOnly: flag(),
      /** A provider is set up that can be made the only door. */
      hasSingleSignOn: flag(),
      /** How many people have no second factor yet. */
      peopleWithout: number(),
    }),
    idempotent: true,
  }),
  saveCompanyDoors: endpoint({
    method: 'POST',
    path: '/sso/company/saveCompanyDoors',
    summary:
      'Demands a second factor of everybody, or single sign-on; the caller must have it first. Sessions without it end.',
    request: v.object({
      requiresSecondFactor: v.optional(v.boolean()),
      singleSignOnOnly: v.optional(v.boolean()),
    }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
};
