// Builds what changed and starts the server that serves everything; a second start only checks.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildForProduction } from './lib/build.mjs';
import { root } from './lib/shell.mjs';

// Without demo data nothing of the demo runs.
const app = process.env.PORTAL_SEED === 'none' ? 'server' : 'demo';
const began = performance.now();
buildForProduction();
const server = spawn(process.execPath, ['--conditions=source', `apps/${app}/src/main.ts`], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    // What was compiled at the first start is not at the second: a fifth of the time until it is ready.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/portal/compiled'),
    PORTAL_STOP_WITH_PARENT: '1',
    PORTAL_BUILD_MS: String(Math.round(performance.now() - began)),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
