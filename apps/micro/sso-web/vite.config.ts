import { moduleApp, portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

// What the first page needs, and what pages share, comes in one file each, not in twenty.
const codeSplitting = {
  groups: [
    { name: 'base', test: /src[/\\]App\.tsx$/, priority: 2 },
    {
      name: 'lists',
      test: /ui[/\\]src[/\\]table[/\\]|sso-web[/\\]src[/\\]components[/\\](?!sealPassword)|@tanstack/,
      priority: 1,
    },
    { name: 'purchase', test: /pages[/\\](?:purchase|services)[/\\]/ },
  ],
};

export default defineConfig(({ command }) =>
  mergeConfig(moduleApp(command), {
    build: { rolldownOptions: { output: { codeSplitting } } },
    server: { port: 4501, proxy: portalProxy(['/api', '/sso', '/upload']) },
  }),
);
