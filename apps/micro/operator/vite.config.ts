import { moduleApp, portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

// What every page needs comes in one file, not in twenty.
const codeSplitting = {
  groups: [
    { name: 'base', test: /src[/\\]App\.tsx$/, priority: 2 },
    { name: 'lists', test: /ui[/\\]src[/\\]table[/\\]|@tanstack/, priority: 1 },
  ],
};

export default defineConfig(({ command }) =>
  mergeConfig(moduleApp(command), {
    build: { rolldownOptions: { output: { codeSplitting } } },
    server: { port: 4503, proxy: portalProxy(['/api', '/sso', '/upload']) },
  }),
);
