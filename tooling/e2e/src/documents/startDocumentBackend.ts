import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { ANSWERS, type Person } from './answers.ts';
import { ASSISTANT_ANSWERS, answerPieces } from './assistantAnswers.ts';
import { createExportAnswers, exportPage } from './exportAnswers.ts';
import { faultOf } from './requests.ts';

/** Of every account. */
const PASSWORD = 'Documents2026';
const SHELL = resolve(import.meta.dirname, '../../../../apps/portal/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.csv': 'text/csv',
};

/** A page of the company's own system, which knows nothing of the portal. */
const OWN_PAGE =
  '<!doctype html><meta charset="utf-8"><title>订单</title><h1>自有订单系统</h1><p id="at"></p><script>at.textContent = location.hash</script>';

/** A backend that knows the documents and nothing of our additions, with the built shell before it. */
export type DocumentBackend = {
  url: string;
  /** Calls that no document names, with the status 404 that they were answered with: each costs its own feature alone. */
  unknownCalls: ReadonlySet<string>;
  /** What a call was asked with that the documents do not allow; it was answered with 400. */
  faults: readonly string[];
  /** What each call was asked with last, by its path. */
  lastAsked: ReadonlyMap<string, unknown>;
  /** What was asked of the hosts of their own: method or socket, and path. */
  askedElsewhere: ReadonlySet<string>;
  /** Sends a frame to every open page. */
  push(frame: unknown): void;
  /** Ends an export: as its call answers from then on, or told by its socket alone. */
  finishExport(id: string, by: 'call' | 'socket'): void;
  stop(): Promise<void>;
};

/** Calls and sockets that may have a host of their own. */
const ELSEWHERE = /^\/(unite$|api\/v1\/(question|agent)\/|api\/v1\/download-center\/)/;
const ALLOWED_HEADERS = 'authorization, company, content-type, x-request-id';

/** What a backend must answer besides the sign-in; see docs/deployment.md. */
const NEEDED = new Set([
  '/sso/user/getUserInfoByHideCode',
  '/sso/user/userActionConfig',
  '/sso/subjectServiceSystemExt/querySystemExtListForSub',
  '/sso/role/getMenuTreeByServiceAndRole',
]);

/**
 * Starts it on a free port; with `ownHosts` the assistant and the exports answer on another origin alone, with
 * `isBare` nothing answers but what a backend must.
 */
export async function startDocumentBackend({
  ownHosts = false,
  isBare = false,
} = {}): Promise<DocumentBackend> {
  const askedElsewhere = new Set<string>();
  const lastAsked = new Map<string, unknown>();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const unknownCalls = new Set<string>();
  const people = new Map<string, Person>();
  const pages = new Set<WebSocket>();
  const exportPages = new Set<WebSocket>();
  const exportAnswers = createExportAnswers(() => exportedFile());
  const faults: string[] = [];
  const sockets = new WebSocketServer({ noServer: true });

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://backend.test');
    if (pathname === '/config.json')
      return send(response, undefined, {
        microApps: [
          {
            name: 'own',
            engine: 'frame',
            origin: `http://${otherHost()}`,
            entry: '/own/exports',
            capabilities: ['exportTask'],
          },
        ],
        ...(ownHosts && { aiHost: otherHost(), exportHost: otherHost() }),
      });
    if (!isAtItsHost(request)) return void response.writeHead(421).end();
    if (ownHosts && ELSEWHERE.test(pathname)) {
      response.setHeader('Access-Control-Allow-Origin', url());
      response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    }
    if (pathname === '/own/exports')
      return void response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(exportPage(url()));
    if (request.method === 'GET') return sendFile(pathname, response);
    const body = await readJson(request);
    lastAsked.set(pathname, body);
    const fault = faultOf(pathname, body);
    if (fault) {
      faults.push(fault);
      return void response.writeHead(400).end();
    }
    if (pathname === '/sso/user/getPublicKey') return send(response, key());
    if (pathname === '/sso/user/login') return signIn(body, response);
    const person = people.get(request.headers.authorization ?? '');
    if (!person) return void response.writeHead(401).end();
    if (pathname === '/api/v1/question/stream') return stream(String(body.message), response);
    const isLeftOut = isBare && !NEEDED.has(pathname);
    const task = isLeftOut ? undefined : exportAnswers.answer(pathname);
    if (task) return send(response, task);
    const answers = !isLeftOut && Object.hasOwn(ANSWERS, pathname) ? ANSWERS[pathname] : undefined;
    if (answers) return send(response, answers(body, person));
    unknownCalls.add(pathname);
    response.writeHead(404).end();
  }

  const port = () => (server.address() as AddressInfo).port;
  const url = () => `http://localhost:${port()}`;
  // The same server under another name is another origin, as a company's own system is, or the assistant's host.
  const otherHost = () => `127.0.0.1:${port()}`;
  /** Whole, as the documents have it: files lie on hosts of their own. */
  const exportedFile = () => `${url()}/files/orders.csv`;
  const ownPages = () => `http://${otherHost()}/own/`;

  /** Whether a request came to the host that answers it, from a page of this portal. */
  function isAtItsHost({ url: path = '/', method, headers }: IncomingMessage): boolean {
    const { pathname } = new URL(path, 'http://backend.test');
    if (!ownHosts || !ELSEWHERE.test(pathname)) return true;
    if (headers.host !== otherHost() || headers.origin !== url()) return false;
    askedElsewhere.add(`${method} ${pathname.replace(/\/ws\/.*/, '/ws')}`);
    return true;
  }

  // The documents say that passwords travel encrypted and not how: this call and its answer are the portal's.
  function key(): unknown {
    const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    return { keyId: 'k', publicKey: spki, nonce: crypto.randomUUID(), expiresAt: '2030-01-01T00:00:00Z' };
  }

  function signIn(body: Record<string, unknown>, response: ServerResponse): void {
    const { cipherText } = body.password as { cipherText: string };
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const sealed = Buffer.from(cipherText, 'base64');
    const opened = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, sealed).toString();
    if (JSON.parse(opened).password !== PASSWORD) {
      send(response, undefined, { code: '500', message: '账号或密码不正确' });
      return;
    }
    const token = crypto.randomUUID();
    people.set(token, {
      token,
      userName: String(body.userName),
      language: 'zh_CN',
      packageStyle: '2',
      favourites: [12],
      scenes: [],
      readNotices: false,
      guideStatus: 4,
      ownPages: ownPages(),
    });
    send(response, { token });
  }

  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend.test');
    if (isBare || !isAtItsHost(request)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (page) => {
      if (pathname === '/unite') return page.on('message', (data) => answerAssistant(page, String(data)));
      if (!people.has(decodeURIComponent(pathname.split('/').at(-1) ?? ''))) return page.close(4401);
      if (pathname.startsWith('/sso/ecSocket/')) pages.add(page.on('close', () => pages.delete(page)));
      if (pathname.startsWith('/api/v1/download-center/ws/'))
        exportPages.add(page.on('close', () => exportPages.delete(page)));
    });
  });

  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: url(),
    unknownCalls,
    faults,
    lastAsked,
    askedElsewhere,
    push(frame) {
      for (const page of pages) page.send(JSON.stringify(frame));
    },
    finishExport(id, by) {
      if (by === 'call') return exportAnswers.finish(id);
      const data = { uniqueId: id, name: '订单导出', fileOssUrl: exportedFile() };
      for (const page of exportPages) page.send(JSON.stringify({ code: 0, message: '', data }));
    },
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function answerAssistant(page: WebSocket, text: string): void {
  const { method, data } = JSON.parse(text);
  if (method === 'ping') return;
  const answers = Object.hasOwn(ASSISTANT_ANSWERS, method) ? ASSISTANT_ANSWERS[method] : undefined;
  page.send(
    JSON.stringify(
      answers ? { code: 0, ...answers(data ?? {}) } : { code: 1, method: 'error', message: '不支持' },
    ),
  );
}

function stream(question: string, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const piece of answerPieces(question)) response.write(`data: ${JSON.stringify(piece)}\n\n`);
  response.end();
}

async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
  const type = TYPES[extname(pathname)];
  if (pathname.startsWith('/own/'))
    return void response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(OWN_PAGE);
  if (pathname.startsWith('/files/')) {
    const headers = { 'Content-Type': type, 'Content-Disposition': 'attachment' };
    return void response.writeHead(200, headers).end('order\n1001\n');
  }
  const file = type ? await readFile(join(SHELL, pathname)).catch(() => undefined) : undefined;
  if (file) return void response.writeHead(200, { 'Content-Type': type }).end(file);
  if (type) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(await readFile(join(SHELL, 'index.html')));
}

function send(
  response: ServerResponse,
  data: unknown,
  whole: unknown = { code: '200', message: '', data },
): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(whole));
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks as Buffer[]).toString();
  return text ? JSON.parse(text) : {};
}
