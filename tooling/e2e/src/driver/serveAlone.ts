import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Serves a micro-app by itself against a running portal, as its developers do; answers where, and how to stop. */
export async function serveAlone(folder: string, portal: string) {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], {
    cwd: resolve(root, 'apps/micro', folder),
    env: { ...process.env, PORTAL_URL: portal },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  // What it says later must be read as well: it could not go on writing otherwise.
  for await (const chunk of vite.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk).replaceAll(COLOUR, '');
    const [url] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
    if (!url) continue;
    vite.stdout.resume();
    return { url, stop: () => vite.kill() };
  }
  throw new Error(`Vite did not serve ${folder}: ${said}`);
}
