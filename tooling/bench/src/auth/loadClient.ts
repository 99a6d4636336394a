import { loadSources } from '../lib/loadSources.ts';

/** The client with its session and storage. */
export type Client = typeof import('@portal/api-client') &
  typeof import('@portal/api-client/session') &
  typeof import('@portal/api-client/storage');

/** The client as Node can run it. */
export function loadClient(): Promise<Client> {
  return loadSources('packages/api-client/src', ['./index.ts', './session/index.ts', './storage/index.ts']);
}
