import type { PortalClient } from '@portal/api-client';
import { hostAddress } from '@portal/api-client/contract';

/** Returns the client of a host that the operator gave to single calls; the portal's own without one. */
export function clientAt(
  client: PortalClient,
  host: string | undefined,
): Pick<PortalClient, 'call' | 'fetch'> {
  return host ? client.at(hostAddress(host, globalThis.location?.href)) : client;
}
