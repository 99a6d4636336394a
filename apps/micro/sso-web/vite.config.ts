import { moduleApp, portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

// What the first page needs, and what pages share, comes in one file each, not in twenty.
// A group takes along what its files use: "base", first, has what every page needs, so no other group takes a piece of it.
const codeSplitting = {
  groups: [
    { name: 'base', test: /src[/\\]Routes\.tsx$|embed[/\\]src[/\\]react-/, priority: 2 },
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
