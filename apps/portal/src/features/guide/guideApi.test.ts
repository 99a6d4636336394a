import { createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { guideApi } from './guideApi.ts';
import { processQuery } from './processQuery.ts';

afterEach(() => vi.unstubAllGlobals());

function setUp(config: { wmsHost?: string; guideHost?: string }) {
  const asked: { method: string; url: string; body: string; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url, headers } = request;
    asked.push({ method, url, body: await request.text(), token: headers.get('authorization') });
    return Response.json({
      code: '200',
      message: '',
      data: { process: { platform_user: true }, listing: 7 },
    });
  });
  const tokens = createTokenStore({ storage: createStorage(), storageEvents: new EventTarget() });
  tokens.set('t'.repeat(24));
  const shared = { tokens, locale: () => 'zh-CN' as const, company: () => 'c1' };
  const ports = { onUnauthorized: () => undefined, onNotice: () => undefined };
  const client = createPortalClient({ ...shared, ...ports, baseUrl: 'https://portal.test' });
  const services = { client, config, tokens, i18n: { locale: 'zh-CN' }, account: { company: () => 'c1' } };
  return { asked, services: services as unknown as Services };
}

it('[P451] onboarding is asked for at the WMS’s host, the progress at the service that pulls the data', async () => {
  const hosts = { wmsHost: 'https://wms.test', guideHost: 'https://pull.test' };
  const { asked, services } = setUp(hosts);
  await processQuery(services).queryFn();
  expect(await guideApi(services).guideProgress({})).toMatchObject({ listing: 7 });
  await guideApi(services).queryLiteGuideInfo({});
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://wms.test/api/v1/guide-page/process',
    'GET https://pull.test/guide/progress',
    'POST https://portal.test/sso/subjectService/queryLiteGuideInfo',
  ]);
  expect(asked[0]?.body).toBe('{"gp_code":"platform_user"}');
  expect(asked.every(({ token }) => token === 't'.repeat(24))).toBe(true);
});

it('[P451] without such hosts the portal’s own server answers', async () => {
  const { asked, services } = setUp({});
  await processQuery(services).queryFn();
  await guideApi(services).guideProgress({});
  expect(asked.every(({ url }) => url.startsWith('https://portal.test/'))).toBe(true);
});
