import { createStorage, storageKeys } from '@portal/api-client/storage';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeBrowser, exampleChoice, exampleUser } from '../testing/index.ts';
import { createSessionStorage } from './createSessionStorage.ts';

function setUp() {
  const { backend, values } = createFakeBrowser();
  const port = createStorage({ backend });
  return { port, values, storage: createSessionStorage(port) };
}

describe('[A14] what is stored about the session', () => {
  it('[A14] the user, who used the browser last, and whether a company is still to be chosen', () => {
    const { storage, port } = setUp();
    storage.keepUser(exampleUser(), false);
    expect(storage.read(true)).toEqual({
      hasToken: true,
      mustChooseSubject: false,
      identity: { userId: 'u1', company: 'sbj_1' },
    });
    expect(storage.lastUserId()).toBe('u1');
    storage.keepUser(exampleChoice('').userInfo ?? exampleUser(), true);
    expect(storage.read(true)).toEqual({ hasToken: true, mustChooseSubject: true, identity: undefined });
    expect(port.keys()).toEqual(expect.arrayContaining([storageKeys.userInfo, storageKeys.multiSubject]));
  });

  it.each([
    [['fr-FR', 'ko', 'en-US'], 'ko-KR'],
    [['en-GB'], 'en-US'],
    [['fr-FR'], 'zh-CN'],
    [[], 'zh-CN'],
  ])(
    '[A507] without a choice the language is the first of the browser’s that there are texts in: %j',
    (languages, found) => {
      vi.stubGlobal('navigator', { languages });
      onTestFinished(() => void vi.unstubAllGlobals());
      const { storage } = setUp();
      expect(storage.locale()).toBe(found);
      storage.keepLocale('zh-CN');
      expect(storage.locale()).toBe('zh-CN');
    },
  );

  it('[A14] language in the names of the calls', () => {
    const { storage, port } = setUp();
    storage.keepLocale('ko-KR');
    expect(port.get(storageKeys.language)).toBe('ko_KR');
    expect(storage.locale()).toBe('ko-KR');
  });

  it('[A14] the configuration to start with, changed part by part', () => {
    const { storage } = setUp();
    expect(storage.localConfig()).toEqual({});
    storage.keepLocalConfig({ packageStyle: 1, subTab: 7 });
    storage.keepLocalConfig({ saveMenuStatus: 2 });
    expect(storage.localConfig()).toEqual({ packageStyle: 1, saveMenuStatus: 2 });
  });

  it('[A14] a key has one place, and its value a version', () => {
    const { storage, values } = setUp();
    storage.keepUser(exampleUser(), false);
    expect(JSON.parse(values.get('portal:user-info') ?? '')).toMatchObject({ v: 1, value: { userId: 'u1' } });
  });
});

describe('[A15] stored values that do not fit', () => {
  const bad = [
    'not json',
    '{}',
    'null',
    '[]',
    '{"v":0,"value":{"userId":"u1"}}',
    '{"v":1,"value":{}}',
    '{"v":1,"value":7}',
    '{"v":1,"value":{"userId":{"$gt":""}}}',
    `{"v":1,"value":"${'x'.repeat(100_000)}"}`,
  ];
  it.each(bad)('[A15] %.40s counts as none', (text) => {
    const { storage, port } = setUp();
    for (const key of Object.values(storageKeys)) port.set(key, text);
    port.set('last-user', text);
    port.set('session-expired', text);
    expect(storage.read(true)).toEqual({ hasToken: true, mustChooseSubject: false, identity: undefined });
    expect(storage.user()).toBeUndefined();
    expect(storage.locale()).toBe('zh-CN');
    expect(storage.hasExpired()).toBe(false);
    expect(() => storage.localConfig()).not.toThrow();
  });
});

describe('[A16] clearing', () => {
  it('[A16] a sign-out leaves nothing but language, appearance and what this browser was told once', () => {
    const { storage, port, values } = setUp();
    storage.keepUser(exampleUser(), false);
    storage.keepLocale('en-US');
    storage.keepLocalConfig({ packageStyle: 1 });
    storage.markExpired();
    for (const key of ['panes:svc-erp:ERP', 'draft:u1:s1', 'color-scheme']) port.set(key, 'x');
    port.set('said:broadcast-hide', '1');
    values.set('another-app', 'stays');
    storage.clear('everything');
    expect([...values.keys()].sort()).toEqual([
      'another-app',
      'portal:color-scheme',
      'portal:language',
      'portal:said:broadcast-hide',
    ]);
  });

  it('[A16] an expiry leaves what the same user goes on with', () => {
    const { storage, port } = setUp();
    storage.keepUser(exampleUser(), true);
    port.set('draft:u1:s1', 'half a question');
    storage.clear('session');
    expect(port.get('draft:u1:s1')).toBe('half a question');
    expect(storage.user()).toBeUndefined();
    expect(storage.lastUserId()).toBe('u1');
  });
});
