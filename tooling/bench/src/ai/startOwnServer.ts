import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/startServer.ts';

/** The real server on demo data of its own, which a restart keeps. */
export type OwnServer = { readonly port: number; restart(): Promise<void>; stop(): Promise<void> };

/** Starts it with an address of language models. */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'portal-ai-'));
  let port = 0;
  const start = async () => {
    const child = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        APPS_PORT: '0',
        PORTAL_DATA_DIR: data,
        PORTAL_LOG: 'error',
        NODE_ENV: 'production',
        ...env,
      },
    });
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    port = await new Promise<number>((ready, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /Portal ready at \S+:(\d+)/.exec(line)?.[1];
        if (found) ready(Number(found));
      });
      child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready`)));
    });
    return {
      stop: () => {
        child.kill('SIGTERM');
        return exited;
      },
    };
  };
  let running = await start();
  return {
    get port() {
      return port;
    },
    async restart() {
      await running.stop();
      running = await start();
    },
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
