import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { findFreePort } from '@portal/tooling-test/server';

/** The server that is installed: Valkey, else Redis, else none. */
export const redisCommand = ['valkey-server', 'redis-server'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
);

/** A real server of a bus, that can be killed and started again on its port. */
export type TestRedis = { readonly url: string; start(): Promise<void>; kill(): Promise<void> };

/** Starts one that keeps nothing. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort(0);
  let running: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      running = spawn(redisCommand ?? '', settings, { stdio: 'ignore' });
      while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async kill() {
      const ended = running && once(running, 'exit');
      running?.kill('SIGKILL');
      await ended;
      running = undefined;
    },
  };
  await redis.start();
  return redis;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
