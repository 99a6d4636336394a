import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/AppDeps.ts';
import { MAX_HEADERS } from '../http/addGuards.ts';

/** A server that listens. */
export type Listening = { server: Server; port: number; close(): Promise<void> };

/** What a connection may take: bytes of headers, and milliseconds. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** Where to listen, and how patiently. */
export type ListenOptions = {
  port: number;
  /** All addresses when not given. */
  host?: string | undefined;
  /** The setting that named this very port: when it is taken, `PortTakenError` says so. */
  named?: 'PORT' | 'APPS_PORT' | 'PORTAL_METRICS_PORT' | undefined;
  /** Told of each port that was taken, whereupon the next one is tried; for ports that nobody named. */
  onTaken?: (port: number) => void;
  limits?: Partial<typeof LIMITS>;
};

const PORTS_TRIED = 20;

/** A port that an operator named is another program's. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** Listens on a port; on the next free one unless it was named. */
export async function listen(
  app: Hono<AppEnv>,
  { port, host, named, onTaken, limits }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: { ...LIMITS, ...limits },
  }) as Server;
  // One more than allowed, so that the one too many is seen and refused instead of dropped.
  server.maxHeadersCount = MAX_HEADERS + 1;
  for (let candidate = port; ; candidate += 1) {
    const taken = await tryListen(server, candidate, host);
    if (!taken) break;
    if (named)
      throw new PortTakenError(
        `${named}=${candidate} is taken by another program. Stop it, or name another port.`,
      );
    if (!onTaken || candidate - port >= PORTS_TRIED) throw taken;
    onTaken(candidate);
  }
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 3_000).unref();
      }),
  };
}

function tryListen(server: Server, port: number, host: string | undefined): Promise<Error | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(error);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError).once('listening', onListening).listen({ port, host });
  });
}
