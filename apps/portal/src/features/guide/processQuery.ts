import type { Services } from '../../wiring/createServices.ts';
import { guideApi } from './guideApi.ts';

/** What the company's way through onboarding is asked by. */
const PROCESS_CODE = 'platform_user';

/** The company's way through onboarding. */
export function processQuery(services: Services) {
  return {
    queryKey: ['guide', 'process'] as const,
    queryFn: () => guideApi(services).guidePageProcess({ gp_code: PROCESS_CODE }),
  };
}
