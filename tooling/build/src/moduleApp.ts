import { mergeConfig, type UserConfig } from 'vite';
import { brotliFiles } from './brotliFiles.ts';
import { reactExternals } from './reactExternals.ts';
import { viteDefaults } from './viteDefaults.ts';

/** All texts of a language are one file: they are waited for together, and small files compress badly. */
const textGroups = ['zh-CN', 'en-US', 'ko-KR'].map((locale) => ({
  name: locale,
  test: new RegExp(`[/\\\\]locales[/\\\\]${locale}\\.po`),
  priority: 3,
}));

/**
 * The Vite configuration of an app that the portal loads as one ES module under a stable name: React comes from the
 * shell's import map, everything else is bundled.
 */
export function moduleApp(command: 'build' | 'serve'): UserConfig {
  return mergeConfig(viteDefaults(command), {
    plugins: [reactExternals(), brotliFiles()],
    base: './',
    build: {
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/entry.tsx',
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: { groups: textGroups },
          entryFileNames: 'entry.js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith('.css')) ? 'entry.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** Where a development server hands calls on to. */
export function portalProxy(paths: readonly string[]): Record<string, { target: string }> {
  const target = process.env.PORTAL_URL ?? 'http://localhost:4400';
  return Object.fromEntries(paths.map((path) => [path, { target }]));
}
