import type { Api } from '@portal/api-client';
import type { systemsContract } from '@portal/api-client/contract';
import { queryOptions } from '@tanstack/react-query';

const PUSH_PARAMETER = 'SSO_SOCKET_TYPE';
const OWN_HOST = 'websock';

/** Returns the query whether the operator has pushes come from a host of their own. */
export function ownPushHostQuery(api: Pick<Api<typeof systemsContract>, 'querySystemParamsPage'>) {
  return queryOptions({
    queryKey: ['notify', 'own-push-host'],
    queryFn: async ({ signal }) => {
      const { dataList } = await api.querySystemParamsPage(
        { systemName: PUSH_PARAMETER, paging: false },
        { signal },
      );
      return dataList[0]?.systemValue === OWN_HOST;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
