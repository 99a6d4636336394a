import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const root = resolve(import.meta.dirname, '../../../..');

type Config = Record<string, unknown>;

/** A server of the bench's own. */
export type BenchServer = {
  url: string;
  /** Replaces fields of its runtime configuration, for pages that are loaded from now on. */
  configure(config: Config): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

/** Starts the real server on a fresh demo database, `config` over its runtime configuration. */
export async function startServer(
  port: number,
  { config, env }: { config?: Config; env?: Record<string, string> } = {},
): Promise<BenchServer> {
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const configure = (fields: Config) =>
    writeFileSync(join(data, 'portal.config.json'), JSON.stringify(fields));
  if (config) configure(config);
  const server = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), PORTAL_DATA_DIR: data, NODE_ENV: 'production', ...env },
  });
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  const url = await new Promise<string>((ready, failed) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const found = /Portal ready at (\S+)/.exec(line)?.[1];
      if (found) ready(found);
    });
    server.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready`)));
  });
  return {
    url,
    configure,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
