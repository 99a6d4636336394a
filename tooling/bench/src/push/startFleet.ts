import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../lib/startServer.ts';

/** What the sockets of a fleet saw since they were asked last. */
type FleetReport = {
  /** Milliseconds from a message's sending to its arrival. */
  latencies: number[];
  /** Titles by socket, in order. */
  received: string[][];
  errors: number;
  /** Milliseconds from the cut to each socket's return, and to each attempt. */
  backAt: number[];
  attempts: number[];
};

/** Thousands of sockets in a process of their own. */
export type Fleet = {
  open(tokens: readonly string[]): Promise<number>;
  /** Breaks all connections at once; they come back as pages do. */
  cut(): Promise<void>;
  take(): Promise<FleetReport>;
  stop(): void;
};

/** Starts a fleet before a server of this machine. */
export function startFleet(port: number): Fleet {
  const child = spawn(
    process.execPath,
    ['--conditions=source', 'tooling/bench/src/push/socketFleet.ts', String(port)],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const waiting: ((answer: never) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as never));
  const ask = <Answer>(command: object): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.push(resolve as (answer: never) => void);
      child.stdin.write(`${JSON.stringify(command)}\n`);
    });
  return {
    open: async (tokens) => (await ask<{ open: number }>({ do: 'open', tokens })).open,
    cut: () => ask({ do: 'cut' }),
    take: () => ask({ do: 'take' }),
    stop: () => void child.stdin.end(),
  };
}
