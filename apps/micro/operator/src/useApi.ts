import { accountContract, accountFlowsContract } from '@portal/api-client/contract';
import { operatorContract } from '@portal/api-client/contract/operator';
import { useGuestApi } from '@portal/embed/react-guest';

const { getPublicKey } = accountContract;
const { queryCodeDelivery } = accountFlowsContract;
const calls = { ...operatorContract, getPublicKey, queryCodeDelivery };

/** The portal's calls that this app makes. */
export function useApi() {
  return useGuestApi(calls);
}

export type OperatorApi = ReturnType<typeof useApi>;
