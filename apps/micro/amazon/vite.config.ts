import { frameApp } from '@portal/tooling-build/frame-app';
import { portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(({ command }) =>
  mergeConfig(frameApp(command), {
    server: { port: 4503, proxy: portalProxy(['/api', '/sso', '/config.json']) },
  }),
);
