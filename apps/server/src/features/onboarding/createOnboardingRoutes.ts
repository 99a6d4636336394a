import { accountCodes, type onboardingContract } from '@portal/api-client/contract';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { type GrantPurpose, issueGrant } from './grants.ts';
import { requireShopData } from './requireShopData.ts';

/** The handlers of onboarding. */
export function createOnboardingRoutes(): Pick<Handlers, keyof typeof onboardingContract> {
  return {
    async beginShopAuth({ platform }, context) {
      refuseInDemo(context, accountCodes.notInDemo);
      const { services, session, companyId, userId } = context;
      requireShopData(services.ports);
      return {
        providerUrl: pageOf(context, 'shop').href,
        companyCode: session.subjectCodeEncrypt ?? '',
        customerCode: issueGrant(services.facts, 'shop', { companyId, userId, platform }),
      };
    },
    beginAdsAuth: async (_request, context) => authorisation(context, 'ads'),
    authEdm: async (_request, context) => authorisation(context, 'mail'),
  };
}

function authorisation(context: RequestContext, purpose: 'ads' | 'mail'): { url: string } {
  refuseInDemo(context, accountCodes.notInDemo);
  const { services, companyId, userId } = context;
  const url = pageOf(context, purpose);
  url.searchParams.set('grant', issueGrant(services.facts, purpose, { companyId, userId, platform: '' }));
  return { url: url.href };
}

/** The page of whoever lets the portal read something; refused where nobody is connected. */
function pageOf({ services, host, secure }: RequestContext, purpose: GrantPurpose): URL {
  const { authorisation } = services.ports;
  if (!authorisation) throw new BusinessError(accountCodes.notConnected, 'notConnected');
  return authorisation.pageOf(purpose, services.runtimeConfig.appsOrigin({ host, secure }));
}
