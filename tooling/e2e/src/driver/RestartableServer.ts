import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A server of a journey's own, which may be killed and started again on the same data. */
export class RestartableServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-restart-'));
  readonly #port: number;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor(port: number, env: Record<string, string> = {}) {
    this.#port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=source', 'apps/server/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        PORTAL_DATA_DIR: this.dataDir,
        NODE_ENV: 'production',
        ...this.#env,
      },
    });
    this.#process = child;
    await new Promise<void>((done, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Portal ready')) done();
      });
      child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
