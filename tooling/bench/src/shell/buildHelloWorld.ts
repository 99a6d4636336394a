import { resolve } from 'node:path';
import { buildPage } from '../lib/buildPage.ts';

/** Builds and serves a hello world of the same stack, as the peer to compare with. */
export function buildHelloWorld(): Promise<{ url: string; stop: () => Promise<void> }> {
  return buildPage(resolve(import.meta.dirname, '../../hello'));
}
