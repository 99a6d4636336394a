import { businessContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const { queryOrders, queryOrder, queryList } = businessContract;

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(
    () => createGuestApi(guest, { queryOrders, queryOrder, queryList }, () => locale),
    [guest, locale],
  );
}

export type ScmApi = ReturnType<typeof useApi>;
