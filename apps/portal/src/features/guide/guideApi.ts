import { createApi } from '@portal/api-client';
import { guideContract } from '@portal/api-client/contract';
import { clientAt } from '../clientAt.ts';
import type { GuidePorts } from './ports.ts';

/** The guide's calls: two of them have a host of their own where the operator says so. */
export function guideApi({ client, config }: GuidePorts) {
  const own = createApi(client, guideContract);
  return {
    ...own,
    guidePageProcess: createApi(clientAt(client, config().wmsHost), guideContract).guidePageProcess,
    guideProgress: createApi(clientAt(client, config().guideHost), guideContract).guideProgress,
  };
}

/** What the company's way through onboarding is asked by. */
const PROCESS_CODE = 'platform_user';

/** The company's way through onboarding. */
export function processQuery(ports: GuidePorts) {
  return {
    queryKey: ['portal', 'guide-process'] as const,
    queryFn: () => guideApi(ports).guidePageProcess({ gp_code: PROCESS_CODE }),
  };
}
