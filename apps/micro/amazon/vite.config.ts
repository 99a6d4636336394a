import { viteDefaults } from '@portal/tooling-build/vite';
import { defineConfig, mergeConfig } from 'vite';

const portal = process.env.PORTAL_URL ?? 'http://localhost:4400';

/** A page of its own that works under any path; nothing inline, so that a strict content policy holds. */
export default defineConfig(({ command }) =>
  mergeConfig(viteDefaults(command), {
    base: './',
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    server: {
      port: 4503,
      proxy: Object.fromEntries(['/api', '/sso', '/config.json'].map((path) => [path, { target: portal }])),
    },
  }),
);
