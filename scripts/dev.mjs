// Hot reload over every source: the server restarts on change, the portal and each frame app have a Vite of their own.
import { spawn } from 'node:child_process';
import { root } from './lib/shell.mjs';

const port = Number(process.env.PORT ?? 4400);
const apiPort = port + 10;
const FRAMES = { amazon: port + 3, scm_new: port + 4 };
const appsPort = port + 11;
const api = `http://localhost:${apiPort}`;
// The frames' calls, and who may frame them, are answered by the apps' origin, as in production.
const apps = `http://localhost:${appsPort}`;
const origins = Object.fromEntries(
  Object.entries(FRAMES).map(([name, at]) => [name, `http://localhost:${at}`]),
);

const server = [
  '--watch-path=apps/server/src',
  '--watch-path=apps/demo/src',
  '--watch-path=packages/api-client/src',
  '--watch-preserve-output',
  '--conditions=source',
  process.env.PORTAL_SEED === 'none' ? 'apps/server/src/main.ts' : 'apps/demo/src/main.ts',
];
const processes = [
  run(process.execPath, server, {
    PORT: String(apiPort),
    APPS_PORT: String(appsPort),
    PORTAL_DEV: '1',
    PORTAL_ALLOWED_ORIGINS: [`http://localhost:${port}`, ...Object.values(origins)].join(','),
  }),
  vite('apps/portal', port, { PORTAL_API_URL: api, PORTAL_FRAME_ORIGINS: JSON.stringify(origins) }),
  vite('apps/micro/amazon', FRAMES.amazon, { PORTAL_URL: apps }, ['--base', '/amazon/']),
  vite('apps/micro/scm-new', FRAMES.scm_new, { PORTAL_URL: apps }, ['--base', '/scm_new/']),
];

function vite(folder, at, env, args = []) {
  return run('pnpm', ['--dir', folder, 'exec', 'vite', '--port', String(at), '--strictPort', ...args], env);
}

function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of processes) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
