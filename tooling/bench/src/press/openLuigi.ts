import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../lib/buildPage.ts';

/** Builds and serves the peer: Luigi as it is published, set up as its documentation says. */
export function openLuigi(): Promise<{ url: string; stop: () => Promise<void> }> {
  return buildPage(resolve(import.meta.dirname, '../../luigi-page'), {
    publicDir: dirname(fileURLToPath(import.meta.resolve('@luigi-project/core/luigi.js'))),
  });
}
