import { operatorContract } from '@portal/api-client/contract/operator';
import { useGuestApi } from '@portal/embed/react-guest';

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(operatorContract);
}

export type OperatorApi = ReturnType<typeof useApi>;
