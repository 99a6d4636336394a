import { accountQueries } from '@portal/account';
import type { UserConfig } from '@portal/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../wiring/ServicesContext.ts';

/** The person's configuration; empty until it is there. */
export function useUserConfig(): Partial<UserConfig> {
  const { api } = useServices();
  return useQuery(accountQueries(api).userConfig()).data ?? {};
}
