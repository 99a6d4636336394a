import type { RuntimeConfig } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { shellPolicy } from './contentSecurityPolicy.ts';
import { frameOrigins } from './frameOrigins.ts';

const app = (part: object) => ({ name: 'orders', engine: 'frame', entry: '/orders/', ...part });
const config = (...parts: object[]) => ({ microApps: parts.map(app) }) as Pick<RuntimeConfig, 'microApps'>;

it('[S71] registered frames may be framed and looked at, modules and what is no web address not', () => {
  const systemOrigins = frameOrigins(
    config(
      { origin: 'http://localhost:5000' },
      { origin: 'http://localhost:5000', entry: '/stock/' },
      { entry: 'https://orders.example.com/app/' },
      { engine: 'module', origin: 'https://modules.example.com' },
      { origin: 'javascript:alert(1)' },
      { entry: 'data:text/html,x' },
      { origin: "https://x.example.com; script-src 'unsafe-inline'" },
      {},
    ),
  );
  expect(systemOrigins).toEqual(['http://localhost:5000', 'https://orders.example.com']);
  const policy = shellPolicy({
    html: '',
    host: 'portal.test',
    appsOrigin: 'https://apps.test',
    systemOrigins,
  });
  expect(policy).toContain(
    'frame-src https://apps.test http://localhost:5000 https://orders.example.com https:;',
  );
  expect(policy).toContain(
    ' https://apps.test http://localhost:5000 https://orders.example.com http://localhost:8000',
  );
});

it('[S71] what an operator wrote by mistake keeps no page from opening', () => {
  for (const microApps of [null, {}, 'orders', [null, 1, {}]])
    expect(frameOrigins({ microApps } as unknown as Pick<RuntimeConfig, 'microApps'>)).toEqual([]);
});
