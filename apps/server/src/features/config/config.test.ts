import { expect, it } from 'vitest';
import { createRuntimeConfig } from '../../settings/createRuntimeConfig.ts';
import { createTestPortal } from '../../testing/createTestPortal.ts';

it('[S481] the mobile site is the address that the operator set, whatever host a request names', async () => {
  const runtimeConfig = createRuntimeConfig({
    appsPort: () => 4401,
    overridesFile: '/nowhere/portal.config.json',
    isDevelopment: false,
    env: { PORTAL_MOBILE_SITE_URL: 'https://m.example' },
  });
  const { deps, close } = await createTestPortal();
  const portal = await createTestPortal({ services: { ...deps.services, runtimeConfig } });
  const answer = await portal.app.request('/config.json', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'user-agent': 'iPhone' },
  });
  expect(await answer.json()).toMatchObject({ mobileSiteUrl: 'https://m.example' });
  await portal.close();
  await close();
});

it('[S2300] the configuration, which every page waits for, is sent compressed to whom takes it', async () => {
  const { app, close } = await createTestPortal();
  const sent = async (encoding: string) =>
    (await app.request('/config.json', { headers: { 'accept-encoding': encoding } })).headers.get(
      'content-encoding',
    );
  expect(await sent('gzip, br')).toBe('gzip');
  expect(await sent('identity')).toBeNull();
  await close();
});
