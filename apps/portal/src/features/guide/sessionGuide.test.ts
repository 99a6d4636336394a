import { createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { clientAt } from '../clientAt.ts';
import type { GuidePorts } from './ports.ts';
import { guideApi, processQuery } from './sessionGuide.ts';

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
  const hooks = { onUnauthorized: () => undefined, onNotice: () => undefined };
  const client = createPortalClient({ ...shared, ...hooks, baseUrl: 'https://portal.test' });
  const ports = { client, config: () => config };
  return { asked, ports: ports as unknown as GuidePorts };
}

it('[P451] onboarding is asked for at the WMS’s host, the progress at the service that pulls the data', async () => {
  const hosts = { wmsHost: 'https://wms.test', guideHost: 'https://pull.test' };
  const { asked, ports } = setUp(hosts);
  await processQuery(ports).queryFn();
  expect(await guideApi(ports).guideProgress({})).toMatchObject({ listing: 7 });
  await guideApi(ports).queryLiteGuideInfo({});
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://wms.test/api/v1/guide-page/process',
    'GET https://pull.test/guide/progress',
    'POST https://portal.test/sso/subjectService/queryLiteGuideInfo',
  ]);
  expect(asked[0]?.body).toBe('{"gp_code":"platform_user"}');
  expect(asked.every(({ token }) => token === 't'.repeat(24))).toBe(true);
});

it('[P455] the scheme of a host may be left out, and the token goes nowhere else', async () => {
  const { asked, ports } = setUp({ wmsHost: 'wms.test' });
  vi.stubGlobal('location', new URL('https://portal.test/entry'));
  await processQuery(ports).queryFn();
  expect(asked[0]?.url).toBe('https://wms.test/api/v1/guide-page/process');
  await expect(clientAt(ports.client, 'wms.test').fetch('https://evil.test/x')).rejects.toThrow(TypeError);
});

it('[P451] without such hosts the portal’s own server answers', async () => {
  const { asked, ports } = setUp({});
  await processQuery(ports).queryFn();
  await guideApi(ports).guideProgress({});
  expect(asked.every(({ url }) => url.startsWith('https://portal.test/'))).toBe(true);
});
