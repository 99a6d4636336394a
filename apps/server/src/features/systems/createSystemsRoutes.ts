import type { Handlers } from '../../http/handlers.ts';
import { requireOpenService } from '../access/requireAccess.ts';
import { querySystemParams } from '../params/querySystemParams.ts';
import { querySystems } from './querySystems.ts';
import { queryThirdSystems } from './queryThirdSystems.ts';
import { requireService } from './requireService.ts';

type SystemsHandlers = Pick<
  Handlers,
  | 'querySystemExtListForSub'
  | 'querySystemParamsPage'
  | 'queryDeployStatusPlus'
  | 'switchSystemCode'
  | 'queryThirdSystemList'
  | 'noticeThirdSystemClearCache'
>;

/** The handlers of the calls about the company's systems and their parameters. */
export function createSystemsRoutes(): SystemsHandlers {
  return {
    querySystemExtListForSub: querySystems,
    querySystemParamsPage: querySystemParams,
    async queryDeployStatusPlus({ serviceId }, context) {
      const { serviceDeploy } = await requireService(context, { serviceId });
      return { serviceDeploy };
    },
    async switchSystemCode(request, context) {
      const key = { systemCode: request.systemCode };
      const { serviceId, systemCode } = await requireOpenService(context, key, 'entry');
      return { serviceId, systemCode };
    },
    queryThirdSystemList: queryThirdSystems,
    // The reference server has nothing of a third system cached: it only makes sure that the service is the caller's.
    async noticeThirdSystemClearCache(request, context) {
      await requireService(context, request);
    },
  };
}
