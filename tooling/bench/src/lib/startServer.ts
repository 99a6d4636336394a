import { resolve } from 'node:path';
import { OwnServer } from '@portal/tooling-test/server';

export const root = resolve(import.meta.dirname, '../../../..');

/** Starts the real server on a fresh database with the data of a lab, `config` over its runtime configuration; `dispose` ends it. */
export async function startServer(
  port: number,
  { config, env }: { config?: Record<string, unknown>; env?: Record<string, string> } = {},
): Promise<OwnServer> {
  const server = new OwnServer(port, { PORTAL_SEED: 'lab', ...env });
  if (config) server.configure(config);
  await server.start();
  return server;
}
