import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Ways in which a connection ends. */
export const KILLS = ['reset', 'close', 'inside-frame', 'black-hole'] as const;

/** One way in which a connection ends. */
type Kill = (typeof KILLS)[number];

type Pair = { client: Socket; server: Socket; cutNext: boolean };

/** A proxy that ends connections in the ways of real networks. */
export type FaultProxy = {
  readonly port: number;
  /** Ends one connection that works; false when there is none. */
  kill(how: Kill, pick: (count: number) => number): boolean;
  /** Connections that work. */
  count(): number;
  /** Where connections lead from now on. */
  leadTo(port: number): void;
  close(): Promise<void>;
};

/** Starts the proxy before a server of this machine. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let target = port;
  const pairs = new Set<Pair>();
  const holes = new Set<Pair>();

  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const pair: Pair = { client, server, cutNext: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      holes.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      if (!holes.has(pair)) server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (holes.has(pair)) return;
      if (!pair.cutNext) return void client.write(bytes);
      pairs.delete(pair);
      client.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), end);
    });
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));

  return {
    port: (listener.address() as AddressInfo).port,
    kill(how, pick) {
      const working = [...pairs].filter((pair) => !holes.has(pair) && !pair.cutNext);
      const pair = working[pick(working.length)];
      if (!pair) return false;
      if (how === 'black-hole') holes.add(pair);
      else if (how === 'inside-frame') pair.cutNext = true;
      else if (how === 'reset') {
        pairs.delete(pair);
        pair.client.resetAndDestroy();
        pair.server.resetAndDestroy();
      } else {
        pairs.delete(pair);
        pair.client.end();
        pair.server.end();
      }
      return true;
    },
    count: () => pairs.size - holes.size,
    leadTo(next) {
      target = next;
    },
    close: () =>
      new Promise((done) => {
        for (const { client, server } of [...pairs, ...holes]) {
          client.destroy();
          server.destroy();
        }
        listener.close(() => done());
      }),
  };
}
