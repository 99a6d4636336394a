import type { SocketServerDeps } from '../realtime/createSocketServer.ts';
import type { Tracing } from './openTracing.ts';

type Joined = Pick<SocketServerDeps, 'pushes' | 'exports'>;

/** Traces the opening of sockets, with what they ask for of what was missed meanwhile. */
export function traceSockets({ pushes, exports }: Joined, { span }: Pick<Tracing, 'span'>): Joined {
  return {
    pushes: { join: (client, cursor) => span('socket push', {}, () => pushes.join(client, cursor)) },
    exports: { join: (client) => span('socket export', {}, () => exports.join(client)) },
  };
}
