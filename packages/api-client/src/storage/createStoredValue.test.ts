import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestBackend } from '../../test/createTestTabs.ts';
import { createStorage } from './createStorage.ts';
import { createStoredValue } from './createStoredValue.ts';
import { storageKeys } from './storageKeys.ts';

const schema = v.object({ name: v.string() });

function create(text?: string, options: { migrate?: (value: unknown, version: number) => unknown } = {}) {
  const storage = createStorage({ backend: createTestBackend() });
  if (text !== undefined) storage.set('user', text);
  return { storage, value: createStoredValue({ storage, key: 'user', version: 2, schema, ...options }) };
}

it('[C52] a value comes back as it was stored, with its version', () => {
  const { storage, value } = create();
  expect(value.get()).toBeUndefined();
  value.set({ name: 'Ann' });
  expect(value.get()).toEqual({ name: 'Ann' });
  expect(storage.get('user')).toBe('{"v":2,"value":{"name":"Ann"}}');
  value.remove();
  expect(value.get()).toBeUndefined();
});

it.each([
  '',
  'x',
  'null',
  '7',
  '{}',
  '{"v":"2"}',
  '{"v":2}',
  '{"v":2,"value":{"name":1}}',
  '{"v":1,"value":{"name":"a"}}',
  '{"v":9,"value":{"name":"a"}}',
])('[C52] what does not fit (%j) counts as nothing', (text) => {
  expect(create(text).value.get()).toBeUndefined();
});

it('[C52] an older value is migrated and then checked', () => {
  const migrate = (value: unknown, version: number) => ({ name: version === 1 ? `was ${value}` : 7 });
  expect(create('{"v":1,"value":"Ann"}', { migrate }).value.get()).toEqual({ name: 'was Ann' });
  expect(create('{"v":0,"value":"Ann"}', { migrate }).value.get()).toBeUndefined();
  const broken = () => {
    throw new Error('broken');
  };
  expect(create('{"v":1,"value":"Ann"}', { migrate: broken }).value.get()).toBeUndefined();
});

it('[C53] the portal’s own keys are these', () => {
  expect(Object.values(storageKeys)).toEqual([
    'token',
    'user-info',
    'language',
    'local-config',
    'multi-subject',
    'selmuch-status',
  ]);
});
