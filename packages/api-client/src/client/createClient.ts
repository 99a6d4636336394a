import { createCalls } from './createCalls.ts';
import type { Client, CreateClientOptions } from './types.ts';

/**
 * Makes a client for any server: no session, no company, no header but those that are named.
 * `createApi` builds its calls on it.
 * @example
 * const client = createClient({ baseUrl: 'https://api.example.com', headers: () => ({ Authorization: `Bearer ${token()}` }) });
 * const api = createApi(client, { getBook: endpoint({ method: 'GET', path: '/books/{id}', answer: 'json', … }) });
 */
export function createClient(options: CreateClientOptions = {}): Client {
  const { headers, fetch } = options;
  const end = new AbortController();
  const calls = createCalls(options, () => ({
    send(request, body) {
      for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value);
      return fetch ? fetch(request, body) : globalThis.fetch(request);
    },
    signal: end.signal,
  }));
  return { ...calls, dispose: () => end.abort() };
}
