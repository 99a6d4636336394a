import { createApi } from '@portal/api-client';
import { menusToolsContract, thirdSystemsContract } from '@portal/api-client/contract';
import { decideSystemOpen } from '@portal/menu-engine/core';
import type { WorkspacePorts } from '../ports.ts';

/**
 * Opens a system of the company that runs on a domain of its own in a window, at an app's wish: true when it did.
 * The server is asked where the system runs now and whether it may be opened; the window gets a token for it alone.
 */
export async function openElsewhere(
  ports: WorkspacePorts,
  systemCode: string,
  open: (href: string) => void,
): Promise<boolean> {
  const system = ports.session.systems()?.find((entry) => entry.systemCode === systemCode);
  if (!system || decideSystemOpen(system).kind !== 'window') return false;
  const api = createApi(ports.client, menusToolsContract);
  const now = await api.getServiceCurrentDomainDetail({ serviceId: system.serviceId, systemCode });
  if (decideSystemOpen({ ...system, ...now }).kind !== 'window') return false;
  open(`/transfer?${new URLSearchParams({ systemCode })}`);
  return true;
}

/**
 * Returns the address of a page of another company's system; undefined when no such system is registered. The list is asked
 * for with the first such wish, and again when it did not come.
 */
export async function thirdSystemHref(
  { client, queryClient }: Pick<WorkspacePorts, 'client' | 'queryClient'>,
  systemCode: string,
  path: string,
): Promise<string | undefined> {
  const ask = () => createApi(client, thirdSystemsContract).queryThirdSystemList({});
  const systems = await queryClient
    .fetchQuery({ queryKey: ['portal', 'third-systems'], queryFn: ask, staleTime: Number.POSITIVE_INFINITY })
    .catch(() => []);
  const domain = systems.find((system) => system.systemCode === systemCode)?.domain;
  if (!domain || !URL.canParse(domain)) return undefined;
  const base = new URL(domain);
  const isWeb = base.protocol === 'https:' || base.protocol === 'http:';
  return isWeb ? new URL(path, base).href : undefined;
}
