#!/usr/bin/env node
// Stands between Playwright and a stock Firefox, which speak WebDriver BiDi: Playwright sets the media features of every new
// window, which Firefox 153 cannot yet and refuses. Here that one command is answered with success; all others pass.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.PORTAL_STOCK_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  console.error(address ? `WebDriver BiDi listening on ${await bridgeTo(address)}` : line);
}

/** Returns where to connect in place of the address. */
function bridgeTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const early: string[] = [];
    playwright.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text);
      if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on('open', () => {
      for (const text of early) browser.send(text);
    });
    browser.on('message', (data) => playwright.send(textOf(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  return new Promise((resolve) => {
    server.on('listening', () => {
      const place = server.address();
      if (place && typeof place === 'object') resolve(`ws://127.0.0.1:${place.port}`);
    });
  });
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data as ArrayBuffer).toString();
}
