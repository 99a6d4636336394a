import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { viteDefaults } from '@portal/tooling-build/vite';
import { build, mergeConfig } from 'vite';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the page of a folder for production, with the shared settings, and serves it gzipped; beside it the files of
 * `publicDir` as they are.
 */
export async function buildPage(
  folder: string,
  { publicDir }: { publicDir?: string } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dist = mkdtempSync(join(tmpdir(), 'portal-bench-page-'));
  await build(
    mergeConfig(viteDefaults('build'), {
      configFile: false,
      logLevel: 'error',
      root: folder,
      ...(publicDir && { publicDir }),
      build: { outDir: dist, emptyOutDir: true },
    }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = gzipSync(readFileSync(join(dist, path)));
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        // Their names change with their content, and whoever serves them says so.
        ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await new Promise((done) => server.close(done));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
