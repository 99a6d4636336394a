import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findFreePort } from '@portal/tooling-test/server';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const SCREEN = { width: 1440, height: 960 };

/** WebKitGTK, driven by the WebDriver that comes with it. */
export type WebKit = {
  /** Opens a window with nothing stored; ended by its `quit`. One at a time. */
  open(): Promise<WebDriver>;
  stop(): void;
};

/** Starts the WebDriver at `path` with a screen of its own, which nobody sees. */
export async function startWebKit(path: string): Promise<WebKit> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen);
  const port = await findFreePort();
  const driver = spawn(path, [`--port=${port}`], {
    // Without a UTF-8 locale file names in Chinese are lost.
    env: { ...process.env, DISPLAY: `:${display}`, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(`${server}/status`);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  return {
    async open() {
      const window = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await window
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...SCREEN });
      return window;
    },
    stop() {
      driver.kill();
      screen.kill();
    },
  };
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const told = screen.stdio[3] as Readable;
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it told its display.');
  });
  const [line] = await Promise.race([once(told, 'data'), ended]);
  return String(line).trim();
}

async function untilReady(address: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    try {
      if ((await fetch(address)).ok) return;
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
