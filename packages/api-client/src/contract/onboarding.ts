import * as v from 'valibot';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { text } from './lenient.ts';

/** Platforms that a shop can be authorised on. */
export const onboardingPlatforms = ['AMAZON', 'SHOPIFY', 'TEMU', 'TIKTOK', 'EBAY'] as const;

/**
 * Calls of onboarding. The provider's form is framed at `providerUrl` with companyCode, customerCode, grantType `AUTH`,
 * platform, is_show_usa, iconUrl and source `erp` as query; it posts `{ type: 'messageAuthHeight', height }` and
 * `{ type: 'closeAuthAlert' }` to the portal's origin. A sandbox needs allow-scripts, allow-forms and allow-same-origin.
 */
export const onboardingContract = {
  beginShopAuth: endpoint({
    method: 'POST',
    path: '/sso/ThirdInterface/beginShopAuth',
    summary:
      "The provider's form for one platform: its address, and codes that stand for this company for 30 minutes.",
    request: v.object({ platform: v.picklist(onboardingPlatforms) }),
    response: v.looseObject({
      providerUrl: v.string(),
      companyCode: v.string(),
      /** Opaque: names company, person and platform, good for this form alone. */
      customerCode: v.string(),
    }),
    silent: true,
  }),
  beginAdsAuth: endpoint({
    method: 'POST',
    path: '/sso/subjectService/authAds',
    summary: 'Where the advertising authorisation (step 3 of the guide) is given.',
    request: nothing,
    response: v.looseObject({ url: text() }),
    silent: true,
  }),
  authEdm: endpoint({
    method: 'POST',
    path: '/sso/subjectService/authEdm',
    summary: 'Where the e-mail authorisation (step 4 of the guide) is given.',
    request: nothing,
    response: v.looseObject({ url: text() }),
    silent: true,
  }),
};
