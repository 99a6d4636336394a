import { moduleApp, portalProxy } from '@portal/tooling-build/module-app';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(({ command }) =>
  mergeConfig(moduleApp(command), { server: { port: 4502, proxy: portalProxy(['/api', '/sso']) } }),
);
