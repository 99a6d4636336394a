import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

const MODULES = ['sso-web', 'universal-system'];
/** One language's texts are loaded, not three. */
const LANGUAGES = /(?:en-US|ko-KR)-/;

/** Every script that a module app may load on any of its pages, together. */
export function measureSizes(): { modules: Record<string, number> } {
  const modules = MODULES.map((app) => {
    const dist = resolve(root, 'apps/micro', app, 'dist');
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !LANGUAGES.test(file),
    );
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file))).length, 0);
    return [app, round(bytes / 1_000)];
  });
  return { modules: Object.fromEntries(modules) };
}
