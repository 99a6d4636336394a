import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Backend } from './createBackend.ts';
import { NOTES_APP } from './notesApp.ts';

/* What the shell asks a server for; the rest are its own files. */
const CALLS = /^\/(config\.json|sso\/|api\/|openApi\/|upload\/|healthz|readyz)/;

/** A file of the built shell with its headers. */
type ShellFile = { headers: Record<string, string>; body: Uint8Array };
const files = new Map<string, Promise<ShellFile>>();

/**
 * Serves the built shell with a backend of its own: a real server, so that the first call of a new window and what the
 * browser keeps of files are as in service (calls caught in the browser miss the first ones of a window).
 */
export async function serveBackend(backend: Backend): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    // A page that has gone meanwhile needs no answer.
    void answer(backend, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

async function answer(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/' } = request;
  if (url.endsWith('/apps/notes.js'))
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(NOTES_APP);
  if (!CALLS.test(url)) {
    const { headers, body } = await readShellFile(url.split('?')[0] ?? url);
    return void response.writeHead(200, headers).end(body);
  }
  const answered = await backend.answer(await toRequest(request, url));
  response
    .writeHead(answered.status, Object.fromEntries(answered.headers))
    .end(new Uint8Array(await answered.arrayBuffer()));
}

async function toRequest(request: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = request;
  const body = new Uint8Array(await buffer(request));
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ...(body.length > 0 && { body }),
  });
}

/** Returns a file of the built shell; what is none is its page. Each file is asked for once by the tests of a file. */
function readShellFile(path: string): Promise<ShellFile> {
  const known = files.get(path);
  if (known) return known;
  const read = fetch(inject('shellOrigin') + path).then(async (response) => ({
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }));
  files.set(path, read);
  return read;
}
