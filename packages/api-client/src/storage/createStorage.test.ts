import { describe, expect, it } from 'vitest';
import { createTestBackend } from '../../test/createTestTabs.ts';
import { createStorage, type StorageBackend } from './createStorage.ts';

it('[C50] keeps values under its own prefix and leaves the rest alone', () => {
  const backend = createTestBackend({ other: 'x' });
  const storage = createStorage({ backend });
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', '1')).toBe(true);
  expect(backend.getItem('portal:a')).toBe('1');
  expect(storage.get('a')).toBe('1');
  expect(storage.keys()).toEqual(['a']);
  storage.remove('a');
  expect(storage.keys()).toEqual([]);
  expect(backend.getItem('other')).toBe('x');
});

describe('without a working storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const throwing: StorageBackend = {
    length: 0,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    key: refuse,
  };

  it.each([
    ['is blocked', refuse],
    ['is missing', () => undefined],
    ['throws on every use', throwing],
  ])('[C51] keeps values for the page when it %s', (_, backend) => {
    const storage = createStorage({ backend });
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    expect(storage.keys()).toEqual(['a']);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('[C51] a full one gets no stale value back', () => {
    const backend = createTestBackend();
    const storage = createStorage({
      backend: {
        ...backend,
        get length() {
          return backend.length;
        },
        setItem: (key, value) => {
          if (value.length > 3) throw new DOMException('full', 'QuotaExceededError');
          backend.setItem(key, value);
        },
      },
    });
    storage.set('a', 'old');
    expect(storage.set('a', 'a long value')).toBe(false);
    expect(storage.get('a')).toBe('a long value');
    expect(backend.getItem('portal:a')).toBeNull();
    expect(storage.set('a', 'new')).toBe(true);
    expect(storage.get('a')).toBe('new');
  });
});
