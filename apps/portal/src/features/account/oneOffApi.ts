import { createApi, createPortalClient } from '@portal/api-client';
import { accountFlowsContract, oidcContract, secondFactorContract } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { useMemo } from 'react';
import { type AccountPorts, accountPorts } from './ports.ts';

/** Calls made with a token that is neither stored nor told to other tabs, whatever becomes of the page's own session. */
export function oneOffApi(
  { i18n, api, account }: Pick<AccountPorts, 'i18n' | 'api' | 'account'>,
  token: string,
  { onUnauthorized }: { onUnauthorized: () => void },
) {
  const values = new Map<string, string>();
  const backend = {
    get length() {
      return values.size;
    },
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
  };
  const tokens = createTokenStore({ storage: createStorage({ backend }), storageEvents: new EventTarget() });
  tokens.set(token);
  const company = account.company();
  const client = createPortalClient({
    tokens,
    locale: () => i18n.locale,
    company: () => company,
    onUnauthorized,
  });
  return { ...createApi(client, accountFlowsContract), getPublicKey: api.getPublicKey };
}

/** The calls of registration, recovery, other sign-ins and the hand-over; made where they are used. */
export function useFlowsApi() {
  const { client, api } = accountPorts.use();
  return useMemo(
    () => ({
      ...createApi(client, { ...accountFlowsContract, linkSignIn: oidcContract.linkSignIn }),
      getPublicKey: api.getPublicKey,
    }),
    [client, api],
  );
}

/** The calls of a second step; made where one is shown. */
export function useSecondStepApi() {
  const { client } = accountPorts.use();
  return useMemo(() => createApi(client, secondFactorContract), [client]);
}
