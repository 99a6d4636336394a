import { defineConfig } from 'vite';

// Relative addresses: the page works under any path. The portal's thread is spared by one of its own.
export default defineConfig({
  base: './',
  server: { port: 5000, headers: { 'Origin-Agent-Cluster': '?1' } },
});
