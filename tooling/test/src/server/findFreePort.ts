import { createServer } from 'node:net';

/** Returns a port that nobody listens on at this moment: the wanted one where it is free. */
export async function findFreePort(wanted = 0): Promise<number> {
  const server = createServer();
  const port = await new Promise<number | undefined>((found, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' && wanted !== 0 ? found(undefined) : failed(error),
    );
    server.listen(wanted, () => {
      const address = server.address();
      found(typeof address === 'object' && address ? address.port : undefined);
    });
  });
  if (port === undefined) return findFreePort();
  await new Promise((closed) => server.close(closed));
  return port;
}
