import { createApi } from '@portal/api-client';
import { menusToolsContract } from '@portal/api-client/contract';
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
