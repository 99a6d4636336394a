import { moduleApp, portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

// What every page needs, and what pages share, comes in one file each, not in twenty. A group takes along what its files use
// and no group before it has: "base" has all that stands around a page, so that a page without a table loads no table.
const BASE = new RegExp(
  [
    'sso-web/src/[\\w.]+$',
    'sso-web/src/components/(?!OpenableList|sealPassword)',
    'embed/src/react-',
    'api-client/src/',
    'ui/src/components/SystemIcon/',
    'ui/src/table/(?:QueryStates|CellValue|SegmentTabs|SearchField|StatusBadge|TablePage)',
    '@tanstack/(?:react-)?query',
  ]
    .join('|')
    .replaceAll('/', '[/\\\\]'),
);

const codeSplitting = {
  groups: [
    { name: 'base', test: BASE, priority: 2 },
    { name: 'lists', test: /ui[/\\]src[/\\]table[/\\]|components[/\\]OpenableList/, priority: 1 },
    { name: 'purchase', test: /pages[/\\](?:purchase|services)[/\\]/ },
  ],
};

export default defineConfig(({ command }) =>
  mergeConfig(moduleApp(command), {
    build: { rolldownOptions: { output: { codeSplitting } } },
    server: { port: 4501, proxy: portalProxy(['/api', '/sso', '/upload']) },
  }),
);
