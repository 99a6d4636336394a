import { createPortalClient } from '@portal/api-client';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { expect, it } from 'vitest';
import { loadVersions } from './AccountTools.tsx';
import type { AccountPorts } from './ports.ts';

const BASE = { platformCode: 'SSO_SYS_USER', name: '标准版', enName: 'Standard', krName: '' };
const SUPER = { platformCode: 'SSO_SYS_USER_SUPER', name: '超级版', enName: 'Super', krName: '슈퍼' };

function load(versions: object[], locale: string) {
  const client = createPortalClient({
    baseUrl: 'https://portal.test',
    tokens: createTokenStore({ storage: createStorage(), storageEvents: new EventTarget() }),
    locale: () => 'zh-CN',
    company: () => undefined,
    onUnauthorized: () => undefined,
    onNotice: () => undefined,
    fetch: async () =>
      Response.json({ code: '200', message: '', data: { platformCode: BASE.platformCode, versions } }),
  });
  return loadVersions({ client, i18n: { locale } } as Pick<AccountPorts, 'client' | 'i18n'>, 'ERP');
}

it('[P527] the version switch names the versions in the language in use, and in Chinese what has no such name', async () => {
  expect(await load([BASE, SUPER], 'zh-CN')).toEqual({ present: '标准版', next: '超级版' });
  expect(await load([BASE, SUPER], 'en-US')).toEqual({ present: 'Standard', next: 'Super' });
  expect(await load([BASE, SUPER], 'ko-KR')).toEqual({ present: '标准版', next: '슈퍼' });
});

it('[P527] a newer version that is not on offer has no name', async () => {
  expect(await load([BASE], 'en-US')).toEqual({ present: 'Standard' });
});
