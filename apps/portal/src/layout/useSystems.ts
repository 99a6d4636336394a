import type { SystemEntry } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';
import { useUserConfig } from './useUserConfig.ts';

const NONE: SystemEntry[] = [];
const LISTING_SYSTEM = 'SYS_LISTING';

/** The company's systems; none until they are loaded. */
export function useSystems(): SystemEntry[] {
  const { api } = useServices();
  return useQuery(menuQueries(api).systems()).data ?? NONE;
}

/** The systems that lists show: the listing entry only for whom it is switched on. */
export function useListedSystems(): SystemEntry[] {
  const systems = useSystems();
  const { listingShow } = useUserConfig();
  return useMemo(
    () => systems.filter(({ systemCode }) => systemCode !== LISTING_SYSTEM || listingShow === 1),
    [systems, listingShow],
  );
}
