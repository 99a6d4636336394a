import type { SystemEntry } from '@portal/api-client/contract';
import { menuQueries } from '@portal/menu-engine';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../wiring/ServicesContext.ts';

const NONE: SystemEntry[] = [];

/** The company's systems; none until they are loaded. */
export function useSystems(): SystemEntry[] {
  const { api } = useServices();
  return useQuery(menuQueries(api).systems()).data ?? NONE;
}
