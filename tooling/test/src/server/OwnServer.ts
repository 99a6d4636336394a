import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './findFreePort.ts';
import { makeDataDir } from './makeDataDir.ts';
import { type SpawnedServer, spawnServer } from './spawnServer.ts';

/** A portal of one's own on fresh demo data, which may be stopped and started again on the same data and port. */
export class OwnServer {
  readonly dataDir = makeDataDir();
  readonly #env: Record<string, string>;
  #port: number;
  #running: SpawnedServer | undefined;

  constructor(port: number, env: Record<string, string> = {}) {
    this.#port = port;
    this.#env = env;
  }

  /** The port it has, which is another than the given one if that was taken before its first start. */
  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** The process that serves, while it runs. */
  get pid(): number {
    const pid = this.#running?.process.pid;
    if (pid === undefined) throw new Error('The server does not run');
    return pid;
  }

  /** Replaces fields of its runtime configuration, for pages that are loaded from now on. */
  configure(fields: Record<string, unknown>): void {
    writeFileSync(join(this.dataDir, 'portal.config.json'), JSON.stringify(fields));
  }

  async start(): Promise<void> {
    if (!this.#running) this.#port = await findFreePort(this.#port);
    this.#running = await spawnServer({
      ...process.env,
      PORT: String(this.#port),
      PORTAL_DATA_DIR: this.dataDir,
      NODE_ENV: 'production',
      ...this.#env,
    });
    this.#port = Number(new URL(this.#running.url).port);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  /** Stops it and removes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
