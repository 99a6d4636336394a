import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built shell is served. */
    shellOrigin: string;
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the shell from its sources, once for all browser tests, and serves it; what it asks a server for is theirs to answer. */
export async function setup(project: TestProject): Promise<() => void> {
  const files = await buildShell();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = files.has(pathname.slice(1)) ? pathname.slice(1) : 'index.html';
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    if (name !== 'index.html') response.setHeader('Cache-Control', 'max-age=3600');
    response.end(files.get(name));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  project.provide('shellOrigin', `http://localhost:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Takes the line of a feature out of the list: that of the page's `withoutFeature`. All their names are `featureNames`. */
const leaveOutFeature: Plugin = {
  name: 'leave-out-feature',
  transform(code, id) {
    if (!id.endsWith('/src/app/features.ts')) return undefined;
    const listed = code.replace(/export const features\b/, 'const listed');
    if (listed === code) throw new Error('No list of features');
    return `${listed}
globalThis.featureNames = listed.map(({ name }) => name);
export const features = listed.filter(({ name }) => name !== globalThis.withoutFeature);`;
  },
};

async function buildShell(): Promise<Map<string, string | Uint8Array>> {
  const environment = process.env.NODE_ENV;
  // Vitest says `test`: with that the JSX of development meets the React of production.
  process.env.NODE_ENV = 'production';
  const built = await build({
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [leaveOutFeature],
    build: { write: false, sourcemap: false, minify: true },
  });
  process.env.NODE_ENV = environment;
  if (!('output' in built)) throw new Error('The shell is one build');
  const folder = resolve(import.meta.dirname, '../public');
  const asTheyAre = (await readdir(folder)).map(
    async (name) => [name, await readFile(resolve(folder, name))] as const,
  );
  return new Map([
    ...built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ...(await Promise.all(asTheyAre)),
  ]);
}
