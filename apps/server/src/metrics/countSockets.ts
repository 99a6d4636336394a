import type { Background } from '../lifecycle/openBackground.ts';
import type { SocketClient } from '../realtime/createSeats.ts';
import type { Metrics, SocketKind } from './createMetrics.ts';

type Sockets = Pick<Background, 'pushes' | 'exports' | 'unite'>;
type Joined = Pick<Sockets['pushes'], 'join'>;

/** Counts who joins what the sockets are connected to, and how late pushes are. */
export function countSockets({ pushes, exports, unite }: Sockets, metrics: Metrics) {
  const counted = async (kind: SocketKind, join: Promise<() => void>) => {
    const leave = await join;
    const closed = metrics.socketOpened(kind);
    return () => {
      closed();
      leave();
    };
  };
  return {
    pushes: {
      join: (client, cursor) => counted('push', pushes.join(withDelays(client, metrics), cursor)),
    } satisfies Joined,
    exports: { join: (client: SocketClient) => counted('export', exports.join(client)) },
    unite: {
      serve(socket, caller, limits) {
        socket.once('close', metrics.socketOpened('assistant'));
        unite.serve(socket, caller, limits);
      },
    } satisfies Sockets['unite'],
  };
}

/** What a client missed before it came is late by its own absence: it does not count. */
function withDelays(client: SocketClient, metrics: Metrics): SocketClient {
  const joinedAt = Date.now();
  return {
    ...client,
    send(frame) {
      const writtenAt = typeof frame.createTime === 'string' ? Date.parse(frame.createTime) : 0;
      if (writtenAt >= joinedAt) metrics.pushSent((Date.now() - writtenAt) / 1000);
      client.send(frame);
    },
  };
}
