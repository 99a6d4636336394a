import { createApi } from '@portal/api-client';
import { accountFlowsContract } from '@portal/api-client/contract';
import { useMemo } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';

/** The calls of registration, recovery, other sign-ins and the hand-over; made where they are used. */
export function useFlowsApi() {
  const { client, api } = useServices();
  return useMemo(
    () => ({ ...createApi(client, accountFlowsContract), getPublicKey: api.getPublicKey }),
    [client, api],
  );
}
