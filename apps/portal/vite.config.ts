import { resolve } from 'node:path';
import { dropDefaultTexts } from '@portal/tooling-build/drop-default-texts';
import { eagerCompile } from '@portal/tooling-build/eager-compile';
import { inlineScript } from '@portal/tooling-build/inline-script';
import { microAppSources } from '@portal/tooling-build/micro-app-sources';
import { preloadTexts } from '@portal/tooling-build/preload-texts';
import { reactExternals } from '@portal/tooling-build/react-externals';
import { reactVendor } from '@portal/tooling-build/react-vendor';
import { viteDefaults } from '@portal/tooling-build/vite';
import { defineConfig, mergeConfig } from 'vite';

const api = process.env.PORTAL_API_URL ?? 'http://localhost:4410';
const CALLS = ['/sso', '/api', '/openApi', '/upload', '/healthz', '/readyz'];
/** The chunks that the first screen consists of. */
const FIRST_SCREEN = ['index', 'shell'];
/** Whose texts it waits for. */
const FIRST_TEXTS = [
  'packages/ui',
  'packages/menu-engine',
  'packages/tabs',
  'packages/embed',
  'packages/account',
  'apps/portal',
];
const textsOf = (locale: string) =>
  FIRST_TEXTS.map((folder) => resolve(import.meta.dirname, '../..', folder, `src/locales/${locale}.po`));
const ownTexts = (locale: string) => resolve(import.meta.dirname, `src/locales/${locale}.po`);

export default defineConfig(({ command }) =>
  mergeConfig(viteDefaults(command), {
    plugins: [
      reactExternals(),
      reactVendor(import.meta.dirname),
      dropDefaultTexts(textsOf('zh-CN')),
      preloadTexts({
        storageKey: 'portal:language',
        catalogs: { zh_CN: ownTexts('zh-CN'), en_US: ownTexts('en-US'), ko_KR: ownTexts('ko-KR') },
      }),
      eagerCompile(FIRST_SCREEN),
      inlineScript(resolve(import.meta.dirname, 'src/app/early/inline.ts')),
      microAppSources({ api, frameOrigins: JSON.parse(process.env.PORTAL_FRAME_ORIGINS ?? '{}') }),
    ],
    build: {
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          advancedChunks: {
            groups: [
              // One chunk of texts per language for the first screen; parts that load later bring their own.
              ...['zh-CN', 'en-US', 'ko-KR'].map((locale) => {
                const texts = textsOf(locale);
                return { name: locale, test: (id: string) => texts.includes(resolve(id)) };
              }),
              // Every file more is a request more: the packages' styles, and those of the toasts, come along.
              {
                name: 'shell',
                test: /(apps[/\\]portal[/\\]src[/\\](pages|workspace|app)[/\\](?!embedded[/\\]|late[/\\]|routes[/\\]|features\.|main\.|App\.)|MantineThemeProvider[/\\]|Toast(Card|Outlet)\.|[/\\](styles|mantine|boot)\.css$)/,
              },
            ],
          },
        },
      },
    },
    server: {
      port: Number(process.env.PORT ?? 4400),
      headers: { 'Origin-Agent-Cluster': '?1' },
      proxy: Object.fromEntries(CALLS.map((path) => [path, { target: api, ws: true, xfwd: true }])),
    },
  }),
);
