import { createApi, type PortalClient } from '@portal/api-client';
import { exportsContract, hostAddress, type RuntimeConfig } from '@portal/api-client/contract';

/** Returns the client of a host that the operator gave to single calls; the portal's own without one. */
export function clientAt(
  client: PortalClient,
  host: string | undefined,
): Pick<PortalClient, 'call' | 'fetch'> {
  return host ? client.at(hostAddress(host, globalThis.location?.href)) : client;
}

/** Returns the calls of the export centre, which the operator may have given a host of their own. */
export function exportsApi({
  client,
  config,
}: {
  client: PortalClient;
  config: () => Pick<RuntimeConfig, 'exportHost'>;
}) {
  return createApi(clientAt(client, config().exportHost), exportsContract);
}
