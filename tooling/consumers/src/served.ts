import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const SERVE = {
  vite: (port: number) => ['exec', 'vite', 'preview', '--port', `${port}`, '--strictPort'],
  next: (port: number) => ['exec', 'next', 'start', '-p', `${port}`],
};

export type Framework = keyof typeof SERVE;

/** Serves a built application for as long as something is done with its address. */
export async function served(
  framework: Framework,
  app: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const server = spawn('pnpm', SERVE[framework](port), {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const url = `http://localhost:${port}/`;
    await answers(url);
    await use(url);
  } finally {
    stop(server);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error(`${url} does not answer`);
}

/** The command runs in a group of its own: the server below it ends with it. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}
