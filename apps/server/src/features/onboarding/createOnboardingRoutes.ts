import { accountCodes, type onboardingContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { issueGrant } from './grants.ts';

/** The handlers of onboarding. */
export function createOnboardingRoutes(): Pick<Handlers, keyof typeof onboardingContract> {
  return {
    async beginShopAuth({ platform }, context) {
      refuseInDemo(context, accountCodes.notInDemo);
      const { services, session, companyId, userId } = context;
      return {
        providerUrl: standIn(context, '/stand-in/shop-auth').href,
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
  const url = standIn(context, `/stand-in/authorise/${purpose}`);
  url.searchParams.set('grant', issueGrant(services.facts, purpose, { companyId, userId, platform: '' }));
  return { url: url.href };
}

/** Pages that stand for other parties' are served on the apps' origin. */
function standIn({ services, host, secure }: RequestContext, path: string): URL {
  return new URL(path, services.runtimeConfig.appsOrigin({ host, secure }));
}
