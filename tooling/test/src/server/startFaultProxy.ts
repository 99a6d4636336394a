import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Ways in which a connection ends. */
export const KILLS = ['reset', 'close', 'inside-frame', 'black-hole'] as const;

/** One way in which a connection ends. */
type Kill = (typeof KILLS)[number];

/** How a line is slow: bytes come later, each by another time, and a few at once. */
type SlowLine = { latencyMs: number; jitterMs: number; dripBytes: number };

type Pair = { client: Socket; server: Socket; cutNext: boolean };

/** A proxy that ends connections in the ways of real networks. */
export type FaultProxy = {
  readonly port: number;
  /** Ends one connection that works; false when there is none. */
  kill(how: Kill, pick: (count: number) => number): boolean;
  /** Connections that work. */
  count(): number;
  /** How slow all lines are from now on; undefined for as quick as they are. */
  slowDown(line: SlowLine | undefined): void;
  /** Where connections lead from now on. */
  leadTo(port: number): void;
  close(): Promise<void>;
};

/** Starts the proxy before a server of this machine. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let target = port;
  const pairs = new Set<Pair>();
  const holes = new Set<Pair>();
  let line: SlowLine | undefined;

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
    const [toServer, toClient] = [createLine(server), createLine(client)];
    client.on('data', (bytes) => {
      if (!holes.has(pair)) toServer.send(bytes, line);
    });
    let isCut = false;
    server.on('data', (bytes) => {
      if (holes.has(pair) || isCut) return;
      if (!pair.cutNext) return toClient.send(bytes, line);
      // Nothing comes after a cut, and nothing is left out before it: a line that still holds bytes back ends with those.
      isCut = true;
      pairs.delete(pair);
      if (toClient.isIdle()) client.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), end);
      else end();
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
    slowDown(next) {
      line = next;
    },
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

/** One direction of a connection: what is sent arrives in order, and as late as the line is slow at that moment. */
function createLine(to: Socket) {
  const held: Buffer[] = [];
  let lastAt = 0;
  // Whichever timer is first: the bytes that are held longest go.
  const release = () => {
    const bytes = held.shift();
    if (bytes && to.writable) to.write(bytes);
  };
  return {
    isIdle: () => held.length === 0,
    send(bytes: Buffer, line: SlowLine | undefined) {
      if (!line && held.length === 0) return void to.write(bytes);
      const now = performance.now();
      const { latencyMs, jitterMs, dripBytes } = line ?? {
        latencyMs: 0,
        jitterMs: 0,
        dripBytes: bytes.length,
      };
      lastAt = Math.max(lastAt, now + latencyMs + Math.random() * jitterMs);
      for (let start = 0; start < bytes.length; start += dripBytes) {
        lastAt += 1;
        held.push(bytes.subarray(start, start + dripBytes));
        setTimeout(release, lastAt - now);
      }
    },
  };
}
