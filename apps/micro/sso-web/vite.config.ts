import { reactExternals } from '@portal/tooling-build/react-externals';
import { viteDefaults } from '@portal/tooling-build/vite';
import { defineConfig, mergeConfig } from 'vite';

const portal = process.env.PORTAL_URL ?? 'http://localhost:4400';

/** One ES module under a stable name; React comes from the shell's import map, everything else is bundled. */
export default defineConfig(({ command }) =>
  mergeConfig(viteDefaults(command), {
    plugins: [reactExternals()],
    base: './',
    build: {
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/entry.tsx',
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // What the first page needs, and what pages share, comes in one file each, not in twenty.
          codeSplitting: {
            groups: [
              { name: 'base', test: /src[/\\]App\.tsx$/, priority: 2 },
              {
                name: 'lists',
                test: /ui[/\\]src[/\\]table[/\\]|sso-web[/\\]src[/\\]components[/\\](?!sealPassword)|@tanstack/,
                priority: 1,
              },
              { name: 'purchase', test: /pages[/\\](?:purchase[/\\](?!QrCode|qrPath)|services)/ },
            ],
          },
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'entry.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
    server: {
      port: 4501,
      proxy: Object.fromEntries(['/api', '/sso', '/upload'].map((path) => [path, { target: portal }])),
    },
  }),
);
