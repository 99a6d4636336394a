import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../lib/startServer.ts';

/** People who can connect, and notices that are sent to them. */
export type PushLoad = {
  people(count: number): Promise<{ tokens: string[]; userIds: string[] }>;
  /** Sends to each in turn; gives what was sent to whom, in order. */
  each(rate: { perSecond: number; seconds: number }): Promise<Record<string, string[]>>;
  /** Sends to everybody at once, at an interval. */
  all(rate: { times: number; everyMs: number }): Promise<Record<string, string[]>>;
  stop(): void;
};

/** Starts a process that writes to the server's database, as other servers and jobs do. */
export function startPushLoad(databaseUrl: string): PushLoad {
  const child = spawn(
    process.execPath,
    ['--conditions=source', 'apps/server/src/testing/pushLoad.ts', databaseUrl],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const waiting: { resolve: (answer: never) => void; reject: (error: Error) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    waiting.shift()?.resolve(JSON.parse(line) as never);
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The load ended with ${code}`));
  });
  const ask = <Answer>(command: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve: resolve as (answer: never) => void, reject });
      child.stdin.write(`${JSON.stringify(command)}\n`);
    });
  return {
    people: (count) => ask({ do: 'people', count }),
    each: async (rate) => (await ask<{ sent: Record<string, string[]> }>({ do: 'each', ...rate })).sent,
    all: async (rate) => (await ask<{ sent: Record<string, string[]> }>({ do: 'all', ...rate })).sent,
    stop: () => void child.stdin.end(),
  };
}
