import { connect, createServer, type Socket } from 'node:net';

/** What a line is like: how much it carries a second, both ways, and how long there and back takes. */
export type Line = { megabits: number; roundTripMs: number };

/** A line between a browser and a server on this machine. */
export type SlowLine = { readonly port: number; stop(): Promise<void> };

const BITS = 8;
const PIECE_BYTES = 1400;

/**
 * Opens a line to a port: all connections share what it carries, and each begins with one trip there and back. A browser's
 * own throttling delays answers, but opens connections at once.
 */
export async function openSlowLine(target: number, { megabits, roundTripMs }: Line): Promise<SlowLine> {
  const bytesPerMs = (megabits * 1_000_000) / BITS / 1000;
  const sockets = new Set<Socket>();
  const makeWay = () => {
    let freeAt = 0;
    return (bytes: number) => {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
      return freeAt + roundTripMs / 2;
    };
  };
  const [up, down] = [makeWay(), makeWay()];
  const carry = (from: Socket, to: Socket, way: (bytes: number) => number) => {
    from.on('data', (data) => {
      for (let at = 0; at < data.length; at += PIECE_BYTES) {
        const piece = data.subarray(at, at + PIECE_BYTES);
        setTimeout(() => to.writable && to.write(piece), way(piece.length) - performance.now());
      }
    });
    from.once('end', () => setTimeout(() => to.end(), way(0) - performance.now()));
    from.on('error', () => to.destroy());
  };
  const server = createServer((browser) => {
    browser.setNoDelay(true).pause();
    const portal = connect(target, '127.0.0.1').setNoDelay(true);
    for (const socket of [browser, portal]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    carry(portal, browser, down);
    carry(browser, portal, up);
    // What it sends with the opening of the connection comes a trip later.
    browser.pause();
    setTimeout(() => browser.resume(), roundTripMs);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
