import {
  hostAddress,
  type RuntimeConfig,
  RuntimeConfigSchema,
  socketHostAddress,
} from '@portal/api-client/contract';
import * as v from 'valibot';

type Hosts = Partial<Pick<RuntimeConfig, 'exportHost' | 'socketHost' | 'wmsHost' | 'guideHost' | 'aiHost'>>;

/**
 * Origins of the hosts that an operator gave to single calls and sockets, read as the page reads them: where it may call,
 * and where pictures may come from. The page's own, and what is no web address, are left out.
 */
export function operatorOrigins(config: Hosts, page: string): { connect: string[]; pictures: string[] } {
  const { exportHost, socketHost, wmsHost, guideHost, aiHost } = v.parse(RuntimeConfigSchema, config);
  const connect = [exportHost, socketHost, wmsHost, guideHost, aiHost].flatMap((host) =>
    originsOf(host, page),
  );
  const [pictures] = originsOf(aiHost, page);
  return { connect: [...new Set(connect)], pictures: pictures === undefined ? [] : [pictures] };
}

/** The origin of a host's calls, and that of its sockets. */
function originsOf(host: string | undefined, page: string): string[] {
  try {
    const { origin, protocol } = new URL(hostAddress(host, page));
    const isOther = origin !== new URL(page).origin && /^https?:$/.test(protocol);
    return isOther ? [origin, socketHostAddress(origin, page)] : [];
  } catch {
    return [];
  }
}
