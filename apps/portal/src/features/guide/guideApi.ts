import { createApi, createPortalClient, type PortalClient } from '@portal/api-client';
import { guideContract } from '@portal/api-client/contract';
import type { Services } from '../../wiring/createServices.ts';

/** The guide's calls: two of them have a host of their own where the operator says so. */
export function guideApi(services: Services) {
  const { client, config } = services;
  const own = createApi(client, guideContract);
  return {
    ...own,
    guidePageProcess: createApi(clientOf(services, config.wmsHost), guideContract).guidePageProcess,
    guideProgress: createApi(clientOf(services, config.guideHost), guideContract).guideProgress,
  };
}

function clientOf(services: Services, host: string | undefined): PortalClient {
  const { client, tokens, i18n, account } = services;
  if (!host) return client;
  return createPortalClient({
    baseUrl: host,
    tokens,
    locale: () => i18n.locale,
    company: () => account.company(),
    // Another service does not know this session's end: the portal's own server says it.
    onUnauthorized: () => undefined,
    onNotice: () => undefined,
  });
}
