import { resolve } from 'node:path';
import { brotliFiles } from '@portal/tooling-build/brotli-files';
import { dropDefaultTexts } from '@portal/tooling-build/drop-default-texts';
import { eagerCompile } from '@portal/tooling-build/eager-compile';
import { inlineScript } from '@portal/tooling-build/inline-script';
import { microAppSources } from '@portal/tooling-build/micro-app-sources';
import { preloadTexts } from '@portal/tooling-build/preload-texts';
import { reactExternals } from '@portal/tooling-build/react-externals';
import { reactVendor } from '@portal/tooling-build/react-vendor';
import { viteDefaults } from '@portal/tooling-build/vite';
import { defineConfig, mergeConfig } from 'vite';
import { chunkGroups, firstTexts } from './chunks.config.ts';

const api = process.env.PORTAL_API_URL ?? 'http://localhost:4410';
const CALLS = ['/sso', '/api', '/openApi', '/upload', '/healthz', '/readyz'];
/** The chunks that the first screen consists of. */
const FIRST_SCREEN = ['index', 'shell'];
const ownTexts = (locale: string) => resolve(import.meta.dirname, `src/locales/${locale}.po`);

export default defineConfig(({ command }) =>
  mergeConfig(viteDefaults(command), {
    plugins: [
      reactExternals(),
      reactVendor(import.meta.dirname),
      dropDefaultTexts(firstTexts('zh-CN')),
      preloadTexts({
        storageKey: 'portal:language',
        catalogs: { zh_CN: ownTexts('zh-CN'), en_US: ownTexts('en-US'), ko_KR: ownTexts('ko-KR') },
      }),
      eagerCompile(FIRST_SCREEN),
      inlineScript(resolve(import.meta.dirname, 'src/app/early/inline.ts')),
      brotliFiles(),
      microAppSources({ api, frameOrigins: JSON.parse(process.env.PORTAL_FRAME_ORIGINS ?? '{}') }),
    ],
    build: {
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    server: {
      port: Number(process.env.PORT ?? 4400),
      headers: { 'Origin-Agent-Cluster': '?1' },
      proxy: Object.fromEntries(CALLS.map((path) => [path, { target: api, ws: true, xfwd: true }])),
    },
  }),
);
