import { bin, must } from './shell.mjs';

/** Builds the portal, its packages and the micro-apps; what did not change comes from the cache. */
export function buildForProduction() {
  must(bin('turbo'), [
    'run',
    'build',
    '--filter=@portal/portal',
    '--filter=./apps/micro/*',
    '--output-logs=errors-only',
    '--log-prefix=none',
  ]);
}
