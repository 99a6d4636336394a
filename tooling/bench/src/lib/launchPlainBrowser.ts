import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FoundBrowser } from '@portal/tooling-test/browser';

type Params = Record<string, unknown>;
type Waiting = { resolve(value: never): void; reject(error: Error): void };

/** A browser that is only told what a measurement needs. */
export type PlainBrowser = {
  send<Answer>(method: string, params?: Params, sessionId?: string): Promise<Answer>;
  /** What the browser tells next under a name, such as that a trace is complete. */
  once(method: string): Promise<Params>;
  close(): Promise<void>;
};

/**
 * Starts a browser with nothing attached to its pages. A test driver looks into every frame and sets media and fonts
 * for it, which lays out all other frames of the process anew: that would be measured with each frame that is opened.
 */
export async function launchPlainBrowser({ path, args }: FoundBrowser): Promise<PlainBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-bench-browser-'));
  const browser = spawn(
    path,
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      '--lang=zh-CN',
      '--accept-lang=zh-CN',
      // Without an address bar: the bar is a page of the browser's own, whose work would be counted with every step.
      '--app=data:text/html,',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((done) => browser.once('exit', () => done()));
  const address = await new Promise<string>((ready, failed) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (found) ready(found);
    });
    browser.once('exit', (code) => failed(new Error(`The browser ended with ${code} before it was ready`)));
  });
  const socket = new WebSocket(address);
  await new Promise((ready) => socket.addEventListener('open', ready, { once: true }));
  const waiting = new Map<number, Waiting>();
  const told = new Map<string, (params: Params) => void>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data));
    if (method) return told.get(method)?.(params);
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.reject(new Error(error.message));
    else one?.resolve(result as never);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        sent += 1;
        waiting.set(sent, { resolve, reject });
        socket.send(JSON.stringify({ id: sent, method, params, sessionId }));
      }),
    once: (method) =>
      new Promise((resolve) => {
        told.set(method, (params) => {
          told.delete(method);
          resolve(params);
        });
      }),
    async close() {
      socket.close();
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
