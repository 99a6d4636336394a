import { businessContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

const { querySalesOverview } = businessContract;

/** The portal's calls that this app makes. */
export function useApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, { querySalesOverview }, () => locale), [guest, locale]);
}

export type AmazonApi = ReturnType<typeof useApi>;
